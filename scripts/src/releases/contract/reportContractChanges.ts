import { compareVersions, findNewest } from '../cli/findNewest';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import type { Store } from '../store/Store';
import type { Change } from './Change';
import type { Contract } from './Contract';
import { compareContracts } from './compareContracts';
import { findUsers } from './findUsers';
import { readPublishedContract } from './readPublishedContract';
import { findStep, raiseVersion, requireStep } from './requiredVersion';

/** The contracts to release: their folder and description. */
export interface ContractCandidate {
  folder: string;
  contract: Contract;
}

// chosen: a text that is longer says more in the file.
const MAX_LINES = 12;

function indentLines(mark: string, text = ''): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MAX_LINES).map((line) => `    ${mark} ${line}`);
  return lines.length > MAX_LINES ? [...shown, `    ${mark} …`] : shown;
}

function formatBreak(store: Store, change: Change): string[] {
  const { name, text, file, before, after } = change;
  const users = findUsers(store, change);
  const usage = users.length === 0 ? 'no released remote uses it' : `used by ${users.join(', ')}`;
  const place = file === undefined || file === '' ? [] : [`    ${file}`];
  return [`  ${name}: ${text} (${usage})`, ...place, ...indentLines('-', before), ...indentLines('+', after)];
}

/**
 * Prints what changed since the last release of the contracts, and the version that it needs.
 *
 * @throws if the version is lower (RL-7)
 */
export async function reportContractChanges(
  storage: ReleaseStorage,
  candidate: ContractCandidate,
  print: (line: string) => void,
): Promise<void> {
  const { contract } = candidate;
  const last = findNewest(await storage.listVersions('shared-contracts'));
  if (last === undefined) return print('These are the first contracts in this store.');
  await storage.fetchRelease('shared-contracts', last);
  const before = await readPublishedContract(storage, last, candidate);
  const changes = compareContracts(before, contract);
  const { breaking, additions } = changes;
  print(breaking.length === 0 ? `Nothing breaks against ${last}.` : `Against ${last} this breaks:`);
  for (const change of breaking) for (const line of formatBreak(storage.store, change)) print(line);
  if (additions.length > 0) print(`Against ${last} this is added:`);
  for (const { name, text, file = '' } of additions) print(`  ${name}: ${text} (${file})`);
  const step = findStep(changes);
  print(`This needs a ${step} version: ${raiseVersion(last, step)} or higher.`);
  if (compareVersions(contract.version, last) <= 0) {
    throw new Error(`${last} is published already; raise the version of shared-contracts.`);
  }
  requireStep(last, contract.version, step);
}
