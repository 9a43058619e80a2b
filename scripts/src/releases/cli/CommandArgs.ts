import { existsSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson } from '../../webpack/readJson';
import { importBuild } from '../store/importBuild';

/** A package, and its version if the call names it. */
export interface NamedPackage {
  name: string;
  version: string | undefined;
}

/** The arguments, working directory and output of one command. */
export interface CommandArgs {
  command: string;
  /** A remote, `shell` or a published package; empty if the command needs none. */
  name: string;
  /** Optional; most commands find the version themselves. */
  version: string | undefined;
  /** All packages of a call such as `promote shell@2.0.0 mf-quiz@2.0.0`; most calls have one. */
  packages: NamedPackage[];
  flags: {
    to?: string;
    percent?: string;
    api?: string;
    who?: string;
    why?: string;
    from?: string;
    help?: boolean;
  };
  cwd: string;
  env: Record<string, string | undefined>;
  print: (line: string) => void;
}

type CommandEnvironment = Pick<CommandArgs, 'cwd' | 'env' | 'print'>;

const options = {
  to: { type: 'string' },
  percent: { type: 'string' },
  api: { type: 'string' },
  who: { type: 'string' },
  why: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads `mf-quiz 1.1.0`, or any number of `mf-quiz@1.1.0`. @throws for words that are neither */
function parsePackages(words: string[]): NamedPackage[] {
  const hasVersions = words.some((word) => word.includes('@'));
  const [name, version, extra] = words;
  if (hasVersions) {
    const wrong = words.find((word) => !/^[^@]+@[^@]+$/.test(word));
    if (wrong !== undefined) throw new Error(`${wrong} has no version: write it as ${wrong}@1.2.0.`);
    return words.map((word) => ({ name: word.split('@')[0] ?? '', version: word.split('@')[1] }));
  }
  if (extra !== undefined)
    throw new Error(`${extra} is too much: one package and a version, or several as mf-quiz@1.2.0.`);
  return name === undefined ? [] : [{ name, version }];
}

/** Parses words such as `promote mf-quiz 1.1.0 --to canary --percent 10`. @throws for words or options that do not exist */
export function parseCommandArgs(args: string[], environment: CommandEnvironment): CommandArgs {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command = '', ...words] = positionals;
  const packages = parsePackages(words);
  const { name, version } = packages[0] ?? { name: '', version: undefined };
  return { command, name, version, packages, flags: { ...values }, ...environment };
}

/**
 * Finds a package's folder: a subfolder of that name, or the working directory of a team with one remote.
 *
 * @throws if neither has a `webpack.config.js` or a `remote.json`
 */
export function findPackageFolder({ cwd, name }: Pick<CommandArgs, 'cwd' | 'name'>): string {
  const folders = [join(cwd, name), ...(basename(cwd) === name ? [cwd] : [])];
  const found = folders.find((folder) =>
    ['webpack.config.js', 'remote.json'].some((file) => existsSync(join(folder, file))),
  );
  if (found === undefined)
    throw new Error(`There is no package ${name} here: no ${name}/webpack.config.js or ${name}/remote.json.`);
  return found;
}

export function readVersion(folder: string): string {
  return (readJson(join(folder, 'package.json')) as { version: string }).version;
}

/** Returns the folder into which `build` writes a release. */
export const getBuildFolder = (folder: string): string => join(folder, 'dist');

/**
 * Calls `run` with the release to publish or check: the preset's, or the output of another bundler, which `--from` names.
 *
 * @throws if nothing is built, or the output cannot become a release
 */
export async function withBuild<Result>(
  args: CommandArgs,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const source = findPackageFolder(args);
  const { from } = args.flags;
  const built = from === undefined ? getBuildFolder(source) : resolve(args.cwd, from);
  if (!existsSync(built)) throw new Error(`Nothing is built yet: ${built} does not exist.`);
  if (from === undefined) return run(built);
  const folder = importBuild(source, built, args.version ?? readVersion(source));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
