import { matchPath } from '@marquee/shared-contracts';

/** A function of the contract's `links`; any argument works here, because path patterns accept any part. */
export type LinkBuilder = (...parts: never[]) => string;

/** The path of a link, without query and fragment, which do not select a screen. */
const getPathname = (link: string): string => link.replace(/[?#].*$/, '');

/** Returns the links that match none of `paths`. */
export function unansweredLinks(
  links: Readonly<Record<string, LinkBuilder>>,
  paths: string[],
): { name: string; address: string }[] {
  return Object.entries(links)
    .map(([name, build]) => ({ name, address: build(...(Array<string>(build.length).fill('x') as never[])) }))
    .filter(({ address }) => !paths.some((path) => matchPath(path, getPathname(address)) !== undefined));
}
