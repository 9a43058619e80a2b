interface IdempotencyKeys {
  accountId: string;
  /** The contract's name of the call, such as `hosting.create`. */
  route: string;
  key: string;
  /** What the first call of this key made. */
  objectId: string;
  createdAt: Date;
}

export interface IdempotencyTables {
  idempotencyKeys: IdempotencyKeys;
}
