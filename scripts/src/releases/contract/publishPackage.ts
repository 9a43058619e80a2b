import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { integrityOf } from '../../webpack/ReleaseFilesPlugin';
import { publishFolder } from '../store/publishFolder';
import type { PublishedFile, ReleaseRecord } from '../store/Store';
import { type CommandArgs, readVersion } from '../cli/CommandArgs';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { readContract } from './readContract';
import { formatContractReport } from './formatContractReport';

/** The npm packages that a team with a separate repository installs. */
export const isPublishedPackage = (name: string): boolean =>
  name === 'shared-contracts' || name === 'scripts';

/** The folder of a published package, relative to the project's root. */
export function packageFolder({ cwd, name }: Pick<CommandArgs, 'cwd' | 'name'>): string {
  const folder = join(cwd, name);
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`There is no package ${name} here.`);
  return folder;
}

function fileRecords(folder: string): Record<string, PublishedFile> {
  const rows = readdirSync(folder).map((name): [string, PublishedFile] => {
    const content = readFileSync(join(folder, name));
    return [name, { bytes: content.length, brotli: content.length, integrity: integrityOf(content) }];
  });
  return Object.fromEntries(rows);
}

async function pack(folder: string, output: string): Promise<void> {
  const given = ['pack', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', output];
  await execa('npm', given, { cwd: folder });
  const [tarball] = readdirSync(output).filter((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm has packed nothing in ${folder}.`);
  renameSync(join(output, tarball), join(output, 'package.tgz'));
}

/** Puts the package as an npm tarball into the store; the contracts bring `contract.json`, which is compared first. */
export async function publishPackage(order: CommandArgs, place: ReleaseStorage): Promise<string> {
  const { name, say } = order;
  const folder = packageFolder(order);
  const version = readVersion(folder);
  if (await place.take(name, version))
    throw new Error(`${name} ${version} is published already; raise the version.`);
  const output = place.store.path('.unfinished', `${name}-${version}-${String(process.pid)}`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  if (name === 'shared-contracts') {
    const contract = await readContract(folder);
    await formatContractReport(place, contract, say);
    writeFileSync(join(output, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
  }
  await pack(folder, output);
  const empty = { declaration: null, chunks: {}, rootFiles: [], requires: {}, provides: {}, uses: [] };
  const record: ReleaseRecord = { name, version, ...empty, files: fileRecords(output) };
  writeFileSync(join(output, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  publishFolder(place.store, record, { folder: output });
  return version;
}
