/** The cost of one kind of call, in milliseconds of processor time. */
export interface CallCost {
  name: string;
  /** Of the instance for each call. */
  instance: number;
  /** Of the instance for each statement, or the statements of a transaction. */
  instanceStatement: number;
  /** Of the database for each statement, or the statements of a transaction. */
  statement: number;
  /** Of the database for each call that shares the statement. */
  perCall: number;
  /** Calls that share a statement at most; 1 if each call has its own. */
  maxBatch: number;
}
