/**
 * Errors of the connection or of a busy server, by PostgreSQL's classes and Node's codes. 57014 is a
 * statement timeout, 25P03 an idle transaction's timeout, 25006 a write on a leader that has lost its role.
 */
const UNAVAILABLE_CODE =
  /^(08|57P|53|40|57014|55P03|25P03|25006)|^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENETUNREACH)/;
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered|was closed))/;

/** Whether a query failed because the database was away, full, busy or read-only, so that the caller may retry. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE_CODE.test(code) || UNAVAILABLE_MESSAGE.test(error.message);
}

/** PostgreSQL's `disk_full`, and file system errors. */
const FULL_CODES: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether a write failed because a disk or a quota is full. */
export const isStorageFull = (error: unknown): boolean => FULL_CODES.includes(Object(error).code);
