import { matchPath } from '@marquee/shared-contracts';
import { LINKS_FILE } from '../links/generateLinks';
import { isStories, isTest } from './code';
import type { Check } from './Project';
import { readAddresses } from './readRemotes';

/** Source of the product; tests, fixtures and measurements may write addresses. */
const isProduct = (path: string): boolean =>
  /^[a-z-]+\/src\/.*\.(tsx?|html)$/.test(path) &&
  !isTest(path) &&
  !isStories(path) &&
  !/\/(testing|fixtures|bench)\//.test(path) &&
  path !== LINKS_FILE;

/** Comments may name addresses. A comment follows a space or a bracket, unlike the end of `'/files/*'`. */
const comment = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

const interpolation = /\$\{[^{}]*\}|\{\{[^{}]*\}\}/g;

/** Stands for an interpolated part; no path of a screen contains it. */
const PART = '…';

/** A path in quotes, also after an origin, up to its query or fragment. */
const quotedPath = /['"`](?:https?:\/\/[^/'"`\s]+|…)?(\/[^'"`?#\s]*)/g;

function listQuotedPaths(text: string): string[] {
  const code = text.replace(comment, '').replace(interpolation, PART);
  return [...code.matchAll(quotedPath)].map(([, path = '']) => path);
}

/** An address stands in its `remote.json` alone; source uses the contract's `links`. */
export const noRawAddresses: Check = (project) => {
  // The home page's address also is the beginning of every path.
  const addresses = readAddresses(project).filter((address) => address !== '/');
  return project.paths.filter(isProduct).flatMap((path) =>
    listQuotedPaths(project.read(path))
      .filter((quoted) => addresses.some((address) => matchPath(address, quoted) !== undefined))
      .map((quoted) => `${path}: "${quoted}" repeats an address of a remote.json; use the contract's links`),
  );
};
