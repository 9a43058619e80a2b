import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

/** One call of the command: its arguments, working directory and output. */
export interface CommandArgs {
  command: string;
  /** A remote, `shell`, or one of the published packages; empty for a command that takes none. */
  name: string;
  /** As typed; most commands know one themselves. */
  version: string | undefined;
  flags: { to?: string; percent?: string; api?: string; who?: string };
  cwd: string;
  env: Record<string, string | undefined>;
  say: (line: string) => void;
}

type CommandEnvironment = Pick<CommandArgs, 'cwd' | 'env' | 'say'>;

const options = {
  to: { type: 'string' },
  percent: { type: 'string' },
  api: { type: 'string' },
  who: { type: 'string' },
} as const;

/** Reads `promote mf-quiz 1.1.0 --to canary --percent 10`. */
export function parseCommandArgs(args: string[], surroundings: CommandEnvironment): CommandArgs {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command = '', name = '', version] = positionals;
  return { command, name, version, flags: { ...values }, ...surroundings };
}

/** The package's folder: a subfolder of that name, or the working directory of a team with one remote. */
export function findPackageFolder({ cwd, name }: Pick<CommandArgs, 'cwd' | 'name'>): string {
  const places = [join(cwd, name), ...(basename(cwd) === name ? [cwd] : [])];
  const found = places.find((place) => existsSync(join(place, 'webpack.config.js')));
  if (found === undefined) throw new Error(`There is no package ${name} here: no ${name}/webpack.config.js.`);
  return found;
}

export function readVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Where `build` leaves a release for `check` and `publish`. */
export const builtFolder = (folder: string): string => join(folder, 'dist');
