/** PostgreSQL's `deadlock_detected` and `serialization_failure`. */
const CONFLICT_CODES: readonly unknown[] = ['40P01', '40001'];

/** Whether the server undid a transaction only because of others at the same moment, so that a second run may succeed. */
export const isConflict = (error: unknown): boolean => CONFLICT_CODES.includes(Object(error).code);
