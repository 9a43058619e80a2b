import { existsSync, readdirSync } from 'node:fs';
import { readJson } from '../../webpack/readJson';
import type { Contract } from '../contract/Contract';
import { findNewest } from '../cli/findNewest';
import type { Store } from '../store/Store';
import { type Candidate, findSiblings, type ReleaseCheck } from './Candidate';

const PACKAGE = '@marquee/shared-contracts';
/** The shell brings these doors; releases bundle the others. */
const isShared = (door: string): boolean => door === 'browser' || door === 'ui';

function readContract(store: Store, version: string | undefined): Contract | undefined {
  const file = store.path('shared-contracts', version ?? '', 'contract.json');
  return version !== undefined && existsSync(file) ? (readJson(file) as Contract) : undefined;
}

function findNewestContract(store: Store): Contract | undefined {
  const folder = store.path('shared-contracts');
  return existsSync(folder) ? readContract(store, findNewest(readdirSync(folder))) : undefined;
}

/** Whether the store has contracts to compare names with. */
export const hasContract = ({ store }: Candidate): boolean => findNewestContract(store) !== undefined;

/** Describes a use that the contracts lack: "ui Buttton", or the call "events.eventz". */
function describeMissing(use: string, { version, calls, doors }: Contract): string[] {
  const [door = '', name] = use.split(' ');
  if (name === undefined) return use in calls ? [] : [`the contracts ${version} have no call ${use}`];
  // The build finds missing names of the doors that it bundles.
  const exported = isShared(door) ? doors[door]?.exports : undefined;
  const isGone = exported && !Object.keys(exported).some((key) => key === name || key.startsWith(`${name}.`));
  return isGone === true ? [`${PACKAGE}/${door} ${version} exports no ${name}`] : [];
}

/** Rejects names that the released contracts lack: of `browser` and `ui` those that the shell brings (RL-38). */
export const checkUses: ReleaseCheck = (candidate) => {
  const { store, release } = candidate;
  const newest = findNewestContract(store);
  if (!newest) return [];
  const { shell } = findSiblings(candidate);
  return release.uses.flatMap((use) => {
    const door = use.split(' ')[0] ?? '';
    const provided = isShared(door) ? shell?.provides[`${PACKAGE}/${door}`] : undefined;
    const contract = readContract(store, provided) ?? newest;
    return describeMissing(use, contract);
  });
};
