import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { openStorage } from '../storage/openStorage';
import { type ContractVersions, getPackageFile } from './createManifest';
import { createRemote } from './createRemote';
import type { CommandArgs } from './CommandArgs';
import { readJson } from '../../webpack/readJson';

interface Manifest {
  version: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
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

/** The versions of the installed contracts and build package. */
function readVersions(): ContractVersions {
  const contracts = readManifest(
    createRequire(import.meta.url).resolve('@marquee/shared-contracts/package.json'),
  );
  const scripts = readManifest(resolve(import.meta.dirname, '../../../package.json'));
  return {
    contracts: contracts.version,
    scripts: scripts.version,
    dependencies: contracts.dependencies,
    tools: { ...scripts.devDependencies, ...scripts.dependencies },
  };
}

/** Copies the contracts and the build package from the store into `folder`. @throws if the store lacks one */
async function copyPackages(args: CommandArgs, folder: string, versions: ContractVersions): Promise<void> {
  const storage = await openStorage(args);
  try {
    const published = [
      ['shared-contracts', versions.contracts],
      ['scripts', versions.scripts],
    ] as const;
    for (const [name, version] of published) {
      if (!(await storage.fetchRelease(name, version)))
        throw new Error(
          `The store has no ${name} ${version}: set STORE_DIR or STORE_S3_URL to the store that you installed from.`,
        );
    }
    mkdirSync(join(folder, 'packages'), { recursive: true });
    for (const [name, version] of published)
      copyFileSync(
        storage.store.path(name, version, 'package.tgz'),
        join(folder, getPackageFile(name, version)),
      );
  } finally {
    storage.close();
  }
}

/** Creates a remote with one screen, as a workspace if `cwd` is the project's root. @throws if the name is invalid or exists */
export async function newCommand(args: CommandArgs): Promise<void> {
  const { name, cwd, print } = args;
  const folder = join(cwd, name);
  if (!/^mf-[a-z]/.test(name))
    throw new Error(`A remote is called mf-something, not ${name}: a letter, then letters and digits.`);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  const isAlone = !existsSync(join(cwd, 'tsconfig.base.json'));
  const versions = readVersions();
  if (isAlone) await copyPackages(args, folder, versions);
  for (const [file, text] of Object.entries(createRemote(name, versions, isAlone))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (!isAlone) addWorkspace(cwd, name);
  print(
    `Made ${name}. Its screens stand in ${name}/remote.json; next: ${isAlone ? `cd ${name}, ` : ''}npm install, then build, check, publish and promote.`,
  );
}
