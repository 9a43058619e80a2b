interface Throttles {
  key: string;
  hits: number;
  endsAt: Date;
}

export interface ThrottleTables {
  throttles: Throttles;
}
