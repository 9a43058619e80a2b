interface IdempotencyKeys {
  accountId: string;
  /** The contract's name of the call, such as `hosting.create`. */
  route: string;
  key: string;
  /** The id of the object that the first call created. */
  objectId: string;
  createdAt: Date;
}

export interface IdempotencyTables {
  idempotencyKeys: IdempotencyKeys;
}
