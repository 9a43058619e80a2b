import { posix } from 'node:path';
import { isCode, isTest } from './code';
import type { Check } from './Project';

/**
 * The folders of `api/src`, lowest first; a folder imports only from lower lines. Rewards stand below quiz and
 * notifications below accounts, because a submitted quiz pays coins and a sign-up writes a notification.
 */
const ORDER: readonly (readonly string[])[] = [
  ['platform'],
  ['features/notifications', 'features/uploads', 'features/releases'],
  ['features/accounts', 'features/events', 'features/rewards'],
  ['features/registration'],
  ['features/door'],
  ['features/teams'],
  ['features/quiz'],
  [
    'features/quiz/editor',
    'features/events/manage',
    'features/attendees',
    'features/rooms',
    'features/administrators',
    'features/announcements',
    'features/calendars',
    'features/certificates',
    'features/tickets',
    'features/reminders',
  ],
  ['pages'],
];

/** Folders that may import all others, like the files at the top of `api/src`; no ordered folder imports them. */
const COMPOSING = ['cli', 'seed', 'testing', 'schema-contract'];

const ROOT = 'api/src/';

const ranks = new Map(ORDER.flatMap((folders, rank) => folders.map((folder) => [folder, rank] as const)));

const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

/** Finds the deepest ordered folder of a path, so that `features/quiz/editor` is not `features/quiz`. */
const findFolder = (inner: string): string | undefined =>
  [...ranks.keys()]
    .filter((folder) => inner === folder || inner.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0];

const isComposing = (inner: string): boolean =>
  !inner.includes('/') || COMPOSING.some((folder) => inner.startsWith(`${folder}/`));

const getImports = (inner: string, text: string): string[] =>
  [...text.matchAll(relativeImport)].map(([, spec = '']) => posix.join(posix.dirname(inner), spec));

function isUpward(folder: string, imported: string): boolean {
  const target = findFolder(imported);
  if (target === folder) return false;
  return target === undefined || (ranks.get(target) ?? 0) >= (ranks.get(folder) ?? 0);
}

/** Rejects imports in `api/src` from a folder that is not below the importing folder. */
export const importOrder: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith(ROOT) && isCode(path) && !isTest(path))
    .flatMap((path) => {
      const inner = path.slice(ROOT.length);
      const folder = findFolder(inner);
      if (folder === undefined)
        return isComposing(inner) ? [] : [`${path}: its folder has no place in the order (importOrder.ts)`];
      return getImports(inner, project.read(path))
        .filter((imported) => isUpward(folder, imported))
        .map((imported) => `${path}: imports ${imported}, which is not below it; pass it in from app.ts`);
    });
