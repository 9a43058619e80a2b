/** PostgreSQL's `deadlock_detected` and `serialization_failure`. */
const CONFLICT_CODES: readonly unknown[] = ['40P01', '40001'];

/** Whether the server aborted a transaction because of a concurrent one, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean => CONFLICT_CODES.includes(Object(error).code);
