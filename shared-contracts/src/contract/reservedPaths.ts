/** First segments of addresses that the server answers without a document. */
export const SERVER_SEGMENTS: readonly string[] = [
  '.well-known',
  'api',
  'files',
  'previews',
  'dev',
  'docs',
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
];

/** First segments of files that a server or a static host sends from the store, and names kept for later. */
const STORE_SEGMENTS: readonly string[] = [
  'assets',
  'catalogue',
  'health',
  'images',
  'index.html',
  'offline-worker.js',
  'registry.json',
  'releases.json',
  'scripts',
  'shared-contracts',
  'shell',
  'tokens.json',
];

/** `__remotes` and other pages of the shell; folders of remotes; `favicon.png`. */
const RESERVED_BEGINNING = /^(__|\.|mf-|favicon\.)/;

/** Whether the product itself answers the path, so that no remote may have it. */
export function isReservedPath(path: string): boolean {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  return (
    SERVER_SEGMENTS.includes(segment) || STORE_SEGMENTS.includes(segment) || RESERVED_BEGINNING.test(segment)
  );
}
