/** Errors of the connection rather than of the query: the classes of PostgreSQL's codes, and Node's. */
const LOSS_CODE = /^(08|57P|53|40)|^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENETUNREACH)/;
const LOSS_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether a query failed because the database was away, full or asks to try again, so that the caller may repeat. */
export function isDatabaseLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return LOSS_CODE.test(code) || LOSS_MESSAGE.test(error.message);
}
