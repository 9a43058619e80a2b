import { readFileSync } from 'node:fs';
import { compareVersions, findNewest } from '../cli/findNewest';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import type { Contract } from './Contract';
import { type Change, compareContracts } from './compareContracts';

const getMajor = (version: string): number => Number(version.split('.')[0]);

function findUsers(storage: ReleaseStorage, name: string): string[] {
  const remotes = Object.entries(storage.store.registry()?.remotes ?? {});
  return remotes
    .filter(([remote, { stable }]) => storage.store.release(remote, stable).uses?.includes(name))
    .map(([remote]) => remote);
}

function formatChange(storage: ReleaseStorage, { name, text }: Change): string {
  const users = findUsers(storage, name);
  return `${name}: ${text} (${users.length === 0 ? 'no released remote uses it' : `used by ${users.join(', ')}`})`;
}

/**
 * Prints the changes that break the last release of the contracts.
 *
 * @throws if they need a higher version (RL-7)
 */
export async function reportContractChanges(
  storage: ReleaseStorage,
  contract: Contract,
  print: (line: string) => void,
): Promise<void> {
  const last = findNewest(await storage.listVersions('shared-contracts'));
  if (last === undefined) return print('These are the first contracts in this store.');
  await storage.fetchRelease('shared-contracts', last);
  const before = JSON.parse(
    readFileSync(storage.store.path('shared-contracts', last, 'contract.json'), 'utf8'),
  ) as Contract;
  const changes = compareContracts(before, contract);
  print(changes.length === 0 ? `Nothing breaks against ${last}.` : `Against ${last} this breaks:`);
  for (const change of changes) print(`  ${formatChange(storage, change)}`);
  if (compareVersions(contract.version, last) <= 0) {
    throw new Error(`${last} is published already; raise the version of shared-contracts.`);
  }
  if (changes.length > 0 && getMajor(contract.version) === getMajor(last)) {
    throw new Error(
      `What breaks others needs a major version: ${String(getMajor(last) + 1)}.0.0, not ${contract.version}.`,
    );
  }
}
