/** An error's name and code (SQLSTATE, Node's or SMTP's), never its message, which may quote an address or a text. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return [error.name, code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
