/** PostgreSQL's `disk_full`, and file system errors. */
const FULL_CODES: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether a write failed because a disk or a quota is full. */
export const isStorageFull = (error: unknown): boolean => FULL_CODES.includes(Object(error).code);
