import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import type { Contract } from './Contract';
import { describeDoors } from './describeDoors';

/** Describes a published package's doors anew, with the programs that described `current`. */
async function describeAgain(tarball: string, folder: string): Promise<Pick<Contract, 'doors' | 'slots'>> {
  const cache = join(folder, '..', '.cache');
  mkdirSync(cache, { recursive: true });
  const unpacked = mkdtempSync(join(cache, 'published-'));
  try {
    await execa('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components', '1']);
    const { doors, slots } = await describeDoors({
      folder: unpacked,
      settings: join(folder, 'tsconfig.json'),
    });
    return { doors, slots };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** Where the contracts are developed, and what they are now. */
interface CurrentContract {
  folder: string;
  contract: Contract;
}

/** Reads a published version in the form of the current one, for a comparison of both. */
export async function readPublishedContract(
  { store }: ReleaseStorage,
  version: string,
  { folder, contract }: CurrentContract,
): Promise<Contract> {
  const file = store.path('shared-contracts', version, 'contract.json');
  const { error, remote, slots } = contract;
  const written = JSON.parse(readFileSync(file, 'utf8')) as Partial<Contract> &
    Pick<Contract, 'calls' | 'version'>;
  // Older contracts lack some parts, which then compare as equal.
  const published = { writtenBy: '', doors: {}, error, remote, slots, ...written };
  if (published.writtenBy === contract.writtenBy) return published;
  const tarball = store.path('shared-contracts', version, 'package.tgz');
  if (!existsSync(tarball)) throw new Error(`shared-contracts ${version} has no package.tgz in the store.`);
  return { ...published, ...(await describeAgain(tarball, folder)) };
}
