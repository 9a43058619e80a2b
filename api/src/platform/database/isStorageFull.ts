/** PostgreSQL's `disk_full`, and what file systems say. */
const FULL_CODES: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether something could not be written because a disk or a quota is full. */
export const isStorageFull = (error: unknown): boolean => FULL_CODES.includes(Object(error).code);
