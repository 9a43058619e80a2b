import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createRemote } from './createRemote';
import type { CommandArgs } from './CommandArgs';
import { readJson } from '../../webpack/readJson';

interface Manifest {
  version: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
}

function readManifest(file: string): Manifest {
  return readJson(file) as Manifest;
}

/** Adds the new folder to the project's workspaces and type check. */
function addWorkspace(root: string, name: string): void {
  const file = join(root, 'package.json');
  const manifest = readManifest(file);
  const { workspaces = [], scripts = {} } = manifest;
  const at = workspaces.indexOf('scripts');
  const extended = workspaces.toSpliced(at === -1 ? workspaces.length : at, 0, name);
  const typecheck = scripts['typecheck']?.replace(/( scripts)?$/, ` ${name}$1`);
  const changed = {
    ...manifest,
    workspaces: extended,
    scripts: { ...scripts, ...(typecheck && { typecheck }) },
  };
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
}

/** Creates a remote with one screen, as a workspace if `cwd` is the project's root. @throws if the name is invalid or exists */
export async function newCommand({ name, cwd, print }: CommandArgs): Promise<void> {
  const folder = join(cwd, name);
  if (!/^mf-[a-z]/.test(name))
    throw new Error(`A remote is called mf-something, not ${name}: a letter, then letters and digits.`);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  const contracts = readManifest(
    createRequire(import.meta.url).resolve('@marquee/shared-contracts/package.json'),
  );
  const scripts = readManifest(resolve(import.meta.dirname, '../../../package.json'));
  const isAlone = !existsSync(join(cwd, 'tsconfig.base.json'));
  const versions = {
    contracts: contracts.version,
    scripts: scripts.version,
    dependencies: contracts.dependencies,
    tools: scripts.dependencies,
  };
  for (const [file, text] of Object.entries(createRemote(name, versions, isAlone))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (!isAlone) addWorkspace(cwd, name);
  print(
    `Made ${name}. Its screens stand in ${name}/remote.json; next: npm install, then build, check, publish and promote.`,
  );
}
