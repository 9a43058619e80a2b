import { readCandidate } from '../checks/Candidate';
import { checkRelease } from '../checks/checkRelease';
import { CONTRACTS } from '../../webpack/sharedModules';
import { findWithdrawal } from '../store/findWithdrawal';
import type { Move } from '../store/movePointer';
import { movePointers } from '../store/promote';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { openStorage } from '../storage/openStorage';
import { authorize } from './authorize';
import type { CommandArgs, NamedPackage } from './CommandArgs';
import { findCanaryErrors } from './findCanaryErrors';
import { findNewest } from './findNewest';

type Promotion = Extract<Move, { what: 'stable' | 'canary' }>;

/** Checks the options alone, before anything is read. @throws if they make no promotion */
function validateOptions({ flags, packages }: CommandArgs): void {
  const { to, percent } = flags;
  const unserved = packages.find(
    ({ name }) => name !== 'shell' && name !== CONTRACTS && !name.startsWith('mf-'),
  );
  if (unserved) throw new Error(`Pages do not load ${unserved.name}; publishing it is enough.`);
  if (to !== 'stable' && to !== 'canary')
    throw new Error('Say where to: --to canary --percent 10, or --to stable.');
  if (to === 'stable') {
    if (percent !== undefined) throw new Error('--percent is for a canary; stable is for everybody.');
    return;
  }
  if (packages.length > 1) throw new Error('Several packages can only become stable together: --to stable.');
  const [name = ''] = packages.map((each) => each.name);
  if (!name.startsWith('mf-')) throw new Error(`Only a remote can be on trial; ${name} cannot.`);
  const share = Number(percent);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new Error('A canary is for 1 to 99 percent of the visitors: --percent 10');
}

/** @throws unless the version is published and was not withdrawn, and the token is for its package */
async function createMove(
  storage: ReleaseStorage,
  args: CommandArgs,
  { name, version: wanted }: NamedPackage,
): Promise<Promotion> {
  const who = authorize(storage.store, args, name);
  const version = wanted ?? findNewest(await storage.listVersions(name));
  if (version === undefined || !(await storage.fetchRelease(name, version))) {
    throw new Error(`${name} ${version ?? ''} is not published; publish it first.`);
  }
  if (name === CONTRACTS && !('remoteEntry.js' in storage.store.release(name, version).files))
    throw new Error(`${name} ${version} was published without a container; publish a newer version.`);
  const withdrawal = findWithdrawal(storage.store.registry(), { name, version });
  if (withdrawal) throw new Error(`${name} ${version} was withdrawn by ${withdrawal.who}: ${withdrawal.why}`);
  const { to, why } = args.flags;
  if (to === 'stable') return { name, version, who, what: 'stable', ...(why !== undefined && { why }) };
  return { name, version, who, what: 'canary', percent: Number(args.flags.percent) };
}

/** Checks each release beside the others of the set, and reports on all. @throws if one of them fails */
async function checkSet(
  { store }: ReleaseStorage,
  moves: Promotion[],
  print: CommandArgs['print'],
): Promise<void> {
  const candidates = moves.map(({ name, version }) => readCandidate(store.path(name, version), store));
  let hasPassed = true;
  for (const candidate of candidates) {
    const companions = candidates.filter((each) => each !== candidate).map(({ release }) => release);
    hasPassed = (await checkRelease({ ...candidate, companions }, print)) && hasPassed;
  }
  if (hasPassed) return;
  const names = moves.map(({ name, version }) => `${name} ${version}`).join(', ');
  throw new Error(`${names} ${moves.length === 1 ? 'was' : 'were'} not promoted.`);
}

async function promotePackages(storage: ReleaseStorage, args: CommandArgs): Promise<void> {
  const moves: Promotion[] = [];
  for (const each of args.packages) moves.push(await createMove(storage, args, each));
  for (const { what, name, version } of moves)
    if (what === 'stable') await findCanaryErrors({ ...args, name }, { store: storage.store, version });
  await checkSet(storage, moves, args.print);
  movePointers(storage.store, moves);
  await storage.uploadPointers();
  for (const move of moves) {
    const audience =
      move.what === 'canary' ? `on trial for ${String(move.percent)} % of the visitors` : 'stable';
    args.print(`${move.name} ${move.version} is ${audience} now, by ${move.who}.`);
  }
}

/** Checks published versions as one set and moves their pointers in one change. @throws if a check fails */
export async function promoteCommand(args: CommandArgs): Promise<void> {
  validateOptions(args);
  const names = args.packages.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${twice} is named twice.`);
  const storage = await openStorage(args);
  try {
    await promotePackages(storage, args);
  } finally {
    storage.close();
  }
}
