/** One sentence for whoever started the server. Errors of the network often have a code and an address but no message. */
export function whyNotStarted(error: unknown): string {
  const { code, port, message }: { code?: unknown; port?: unknown; message?: unknown } = Object(error);
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use. Stop what uses it, or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${String(port)} may not be used by this account. Set PORT to another number.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database server of DATABASE_URL does not answer (${code}).`;
  return typeof message === 'string' && message !== '' ? message : String(code ?? error);
}
