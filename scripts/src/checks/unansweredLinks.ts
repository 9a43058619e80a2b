/** A function of the contract's `links`; any argument works here, because path patterns accept any part. */
export type LinkBuilder = (...parts: never[]) => string;

/** The path's segments without query and fragment, which do not select a screen. */
const partsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean);

function answers(pattern: string, address: string): boolean {
  const given = partsOf(address);
  const wanted = partsOf(pattern);
  return (
    given.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** Returns the links that match none of `paths`. */
export function unansweredLinks(
  links: Readonly<Record<string, LinkBuilder>>,
  paths: string[],
): { name: string; address: string }[] {
  return Object.entries(links)
    .map(([name, build]) => ({ name, address: build(...(Array<string>(build.length).fill('x') as never[])) }))
    .filter(({ address }) => !paths.some((path) => answers(path, address)));
}
