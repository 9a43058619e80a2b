interface ReleaseHours {
  remote: string;
  version: string;
  hour: Date;
  loads: number;
  errors: number;
}

export interface ReleaseTables {
  releaseHours: ReleaseHours;
}
