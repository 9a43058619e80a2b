import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { CONTRACTS } from '../../webpack/sharedModules';
import { buildContracts } from './buildContracts';
import { describeFiles } from '../store/describeFiles';
import { publishFolder } from '../store/publishFolder';
import type { ReleaseRecord } from '../store/Store';
import { type CommandArgs, readVersion } from '../cli/CommandArgs';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { readContract } from './readContract';
import { reportContractChanges } from './reportContractChanges';

/** Whether the package is an npm package for teams with their own repository. */
export const isPublishedPackage = (name: string): boolean => name === CONTRACTS || name === 'scripts';

/** @throws if there is no such package */
export function findPublishedFolder({ cwd, name }: Pick<CommandArgs, 'cwd' | 'name'>): string {
  const folder = join(cwd, name);
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`There is no package ${name} here.`);
  return folder;
}

async function pack(folder: string, output: string): Promise<void> {
  const flags = ['pack', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', output];
  await execa('npm', flags, { cwd: folder });
  const [tarball] = readdirSync(output).filter((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm has packed nothing in ${folder}.`);
  renameSync(join(output, tarball), join(output, 'package.tgz'));
}

/** Compares the contracts with the last release, then writes their container and their description into `output`. */
async function buildChecked(
  args: CommandArgs,
  { storage, output }: { storage: ReleaseStorage; output: string },
): ReturnType<typeof buildContracts> {
  const folder = findPublishedFolder(args);
  const contract = await readContract(folder);
  await reportContractChanges(storage, { folder, contract }, args.print);
  const built = await buildContracts(folder, output);
  writeFileSync(join(output, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
  return built;
}

/**
 * Adds the package as an npm tarball to the store and returns its version; the contracts are compared first.
 *
 * @throws if the version exists, or is lower than the change of the contracts demands
 */
export async function publishPackage(args: CommandArgs, storage: ReleaseStorage): Promise<string> {
  const { name } = args;
  const folder = findPublishedFolder(args);
  const version = readVersion(folder);
  if (await storage.fetchRelease(name, version))
    throw new Error(`${name} ${version} is published already; raise the version.`);
  const output = storage.store.path('.unfinished', `${name}-${version}-${String(process.pid)}`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const empty = { declaration: null, chunks: {}, rootFiles: [], requires: {}, provides: {}, uses: [] };
  const built = name === CONTRACTS ? await buildChecked(args, { storage, output }) : { files: {} };
  await pack(folder, output);
  const compressed = /\.(br|gz)$/;
  const files = Object.entries(describeFiles(output)).filter(([file]) => !compressed.test(file));
  const record: ReleaseRecord = {
    name,
    version,
    ...empty,
    ...built,
    files: { ...Object.fromEntries(files), ...built.files },
  };
  writeFileSync(join(output, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  publishFolder(storage.store, record, { folder: output });
  return version;
}
