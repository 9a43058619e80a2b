import { readFileSync } from 'node:fs';
import { compareVersions, findNewest } from '../cli/findNewest';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import type { Contract } from './Contract';
import { type Change, compareContracts } from './compareContracts';

const majorOf = (version: string): number => Number(version.split('.')[0]);

function usersOf(place: ReleaseStorage, name: string): string[] {
  const remotes = Object.entries(place.store.registry()?.remotes ?? {});
  return remotes
    .filter(([remote, { stable }]) => place.store.release(remote, stable).uses?.includes(name))
    .map(([remote]) => remote);
}

function sentence(place: ReleaseStorage, { name, text }: Change): string {
  const users = usersOf(place, name);
  return `${name}: ${text} (${users.length === 0 ? 'no released remote uses it' : `used by ${users.join(', ')}`})`;
}

/** Says what breaks against the last release of the contracts; throws when the version does not own up to it (RL-7). */
export async function formatContractReport(
  place: ReleaseStorage,
  contract: Contract,
  say: (line: string) => void,
): Promise<void> {
  const last = findNewest(await place.versions('shared-contracts'));
  if (last === undefined) return say('These are the first contracts in this store.');
  await place.take('shared-contracts', last);
  const before = JSON.parse(
    readFileSync(place.store.path('shared-contracts', last, 'contract.json'), 'utf8'),
  ) as Contract;
  const changes = compareContracts(before, contract);
  say(changes.length === 0 ? `Nothing breaks against ${last}.` : `Against ${last} this breaks:`);
  for (const change of changes) say(`  ${sentence(place, change)}`);
  if (compareVersions(contract.version, last) <= 0) {
    throw new Error(`${last} is published already; raise the version of shared-contracts.`);
  }
  if (changes.length > 0 && majorOf(contract.version) === majorOf(last)) {
    throw new Error(
      `What breaks others needs a major version: ${String(majorOf(last) + 1)}.0.0, not ${contract.version}.`,
    );
  }
}
