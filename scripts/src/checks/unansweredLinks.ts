/** Some take only certain words; here any part will do, since patterns take any. */
export type LinkBuilder = (...parts: never[]) => string;

/** Without what stands behind a `?` or a `#`: that is a state of the screen, or a place in it. */
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

/** The links that lead to none of these paths. */
export function unansweredLinks(
  links: Readonly<Record<string, LinkBuilder>>,
  paths: string[],
): { name: string; address: string }[] {
  return Object.entries(links)
    .map(([name, build]) => ({ name, address: build(...(Array<string>(build.length).fill('x') as never[])) }))
    .filter(({ address }) => !paths.some((path) => answers(path, address)));
}
