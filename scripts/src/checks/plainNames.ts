import { fileName, splitWords } from './code';
import type { Check } from './Project';

const empty = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'info', 'misc', 'stuff']);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function findEmptyWord(path: string): string | undefined {
  return path
    .split('/')
    .flatMap(splitWords)
    .find((word) => empty.has(word));
}

const listFolders = (path: string): string[] => path.slice(0, -fileName(path).length - 1).split('/');

/** GitHub prescribes the names in `.github`. */
const isOurs = (path: string): boolean => !path.startsWith('.github/');

/** Rejects folders that are not lower-kebab, and names such as `utils`. */
export const plainNames: Check = (project) =>
  project.paths.filter(isOurs).flatMap((path) => {
    const word = findEmptyWord(path);
    const folder = listFolders(path).find(
      (part) => part !== '' && !part.startsWith('.') && !kebab.test(part),
    );
    return [
      ...(word === undefined ? [] : [`${path}: "${word}" says nothing; name what it does`]),
      ...(folder === undefined ? [] : [`${path}: folder "${folder}" is not lower-kebab`]),
    ];
  });
