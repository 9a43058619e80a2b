import { execaSync } from 'execa';

/** Packages with tests of their own: `npm test -- mf-quiz`. */
const packages = [
  'shared-contracts',
  'api',
  'shell',
  'mf-auth',
  'mf-discovery',
  'mf-quiz',
  'mf-teams',
  'mf-host-console',
  'scripts',
] as const;

/** Kinds of tests: `npm test -- lint types`. `all` is everything but the last two, which run only by name. */
const kinds = ['all', 'lint', 'types', 'units', 'e2e', 'two-instances', 'next-node'] as const;

type Name = (typeof packages)[number] | (typeof kinds)[number];

export interface Selection {
  /** Whether everything runs, or this kind or package by name. */
  has: (name: Name) => boolean;
  /** Which of these packages run: all for a kind, otherwise those with a name. */
  pick: (kind: Name, from: readonly Name[]) => readonly Name[];
  /** Whether it was named; true for what runs only by name. */
  isNamed: (name: Name) => boolean;
}

/** A selection of everything, or of these names. */
export function createSelection(names?: readonly string[]): Selection {
  const isNamed = (name: Name) => names?.includes(name) === true;
  const has = (name: Name) => names === undefined || isNamed('all') || isNamed(name);
  return { has, isNamed, pick: (kind, from) => (has(kind) ? from : from.filter(isNamed)) };
}

/** Returns the packages of these files, or undefined (everything) when a file concerns all packages. */
export function findPackages(files: readonly string[]): string[] | undefined {
  const code = files.filter((file) => !file.endsWith('.md') && !file.startsWith('docs/'));
  const folders = [...new Set(code.map((file) => file.split('/')[0] ?? ''))];
  const isPackage = (folder: string) => packages.some((name) => name === folder);
  const concernsAll = folders.some((folder) => folder === 'shared-contracts' || !isPackage(folder));
  return concernsAll ? undefined : [...folders, 'lint', 'types'];
}

/** Files that differ from their common ancestor with `since`, uncommitted and untracked ones included. */
function listChangedFiles(root: string, since: string): string[] {
  const runGit = (...parts: string[]) => execaSync('git', parts, { cwd: root, lines: true }).stdout;
  const [base = since] = runGit('merge-base', since, 'HEAD');
  return [...runGit('diff', '--name-only', base), ...runGit('ls-files', '--others', '--exclude-standard')];
}

/**
 * Reads `npm test -- mf-quiz api`, `npm test -- lint types` or `npm test -- --changed [--since REF]`.
 *
 * @throws a sentence that names an unknown argument, or git's reason for an unknown revision
 */
export function selectTests(root: string, given: readonly string[]): Selection {
  const [first, second, revision = 'origin/main'] = given;
  if (first === '--changed' && (second === undefined || second === '--since'))
    return createSelection(findPackages(listChangedFiles(root, revision)));
  const names: readonly string[] = [...packages, ...kinds];
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}; choose from ${names.join(', ')}.`);
  return createSelection(given.length === 0 ? undefined : given);
}
