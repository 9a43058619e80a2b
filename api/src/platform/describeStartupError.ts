import { isStorageFull } from './database/isDatabaseUnavailable';

/** One sentence for the operator. Network errors often have a code and an address but no message. */
export function describeStartupError(error: unknown): string {
  const { code, port, message }: { code?: unknown; port?: unknown; message?: unknown } = Object(error);
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use. Stop what uses it, or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${String(port)} may not be used by this account. Set PORT to another number.`;
  if (isStorageFull(error))
    return 'A disk is full: that of DATA_DIR, or of the database server of DATABASE_URL. Free some space and start again.';
  if (code === '28P01' || code === '28000')
    return 'The database server refuses the account of DATABASE_URL. Correct its name or password.';
  if (code === '3D000') return 'The database of DATABASE_URL does not exist. Create it, or correct its name.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database server of DATABASE_URL does not answer (${code}).`;
  return typeof message === 'string' && message !== '' ? message : String(code ?? error);
}
