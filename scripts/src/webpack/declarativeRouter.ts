/** Says of React Router's own module that it is one; both are in it, and in no other. */
const ROUTER = /^function PrefetchPageLinks\(.*\) \{$/m;

/** What names a component for developers' tools only, and keeps it in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const WRAPPED = /^var (\w+) = (\w+\.forwardRef\()/gm;

/**
 * React Router as its declarative mode needs it, 2.5 kB less: its forms fall off where nobody uses them, and `Link` does
 * without the hints for pages that its framework mode renders on a server.
 */
export function declarativeRouter(source: string): string {
  if (!ROUTER.test(source)) return source;
  return source
    .replace(DISPLAY_NAME, '')
    .replace(WRAPPED, 'var $1 = /* @__PURE__ */ $2')
    .replace(ROUTER, '$& return null;');
}
