const createRandomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * A random parent for the server's spans, as W3C Trace Context formats it; undefined where the document does not say that
 * calls are traced.
 */
export const createTraceparent = (): string | undefined =>
  document.documentElement.dataset['traced'] === undefined
    ? undefined
    : `00-${createRandomHex(16)}-${createRandomHex(8)}-01`;
