import { existsSync, readdirSync } from 'node:fs';
import { readJson } from '../../webpack/readJson';
import type { Contract } from '../contract/Contract';
import { findNewest } from '../cli/findNewest';
import { findOwnContracts } from '../store/findUnmetRanges';
import type { Store } from '../store/Store';
import { CONTRACTS } from '../../webpack/sharedModules';
import { type Candidate, findSiblings, type ReleaseCheck } from './Candidate';

const PACKAGE = '@marquee/shared-contracts';
/** The shell brings these doors; releases bundle the others. */
const isShared = (door: string): boolean => door === 'browser' || door === 'ui';

function readContract(store: Store, version: string | undefined): Contract | undefined {
  const file = store.path(CONTRACTS, version ?? '', 'contract.json');
  return version !== undefined && existsSync(file) ? (readJson(file) as Contract) : undefined;
}

/** Finds the newest contracts of the major of `version`, or of all majors. */
function findNewestContract(store: Store, version = ''): Contract | undefined {
  const folder = store.path(CONTRACTS);
  if (!existsSync(folder)) return undefined;
  const major = version.replace(/\..*/, '.');
  return readContract(store, findNewest(readdirSync(folder).filter((each) => each.startsWith(major))));
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
  const { shell, remotes } = findSiblings(candidate);
  const contracts = remotes.find(({ name }) => name === CONTRACTS);
  const provider = (shell && findOwnContracts(release, { shell, contracts })) ?? shell;
  // Releases bundle the calls, so that the newest of their major count.
  const ofMajor = findNewestContract(store, provider?.provides[`${PACKAGE}/browser`]) ?? newest;
  return release.uses.flatMap((use) => {
    const door = use.split(' ')[0] ?? '';
    const provided = provider?.provides[`${PACKAGE}/${door}`];
    const contract = readContract(store, provided) ?? ofMajor;
    return describeMissing(use, contract);
  });
};
