/** A function that only React Router's own module declares. */
const ROUTER = /^function PrefetchPageLinks\(.*\) \{$/m;

/** Assignments of `displayName`: only developer tools read it, and it keeps the component in the bundle. */
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
