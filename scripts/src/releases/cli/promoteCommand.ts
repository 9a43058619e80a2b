import type { Move } from '../store/movePointer';
import { findWithdrawal } from '../store/findWithdrawal';
import { movePointers } from '../store/promote';
import { readCandidate } from '../checks/Candidate';
import { checkRelease } from '../checks/checkRelease';
import { findCanaryErrors } from './findCanaryErrors';
import { findNewest } from './findNewest';
import type { CommandArgs } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

function createMove({ name, flags }: CommandArgs, version: string, who: string): Move {
  if (flags.to === 'stable') return { name, version, who, what: 'stable' };
  if (flags.to === 'canary') return { name, version, who, what: 'canary', percent: Number(flags.percent) };
  throw new Error('Say where to: --to canary --percent 10, or --to stable.');
}

async function promoteVersion(storage: ReleaseStorage, args: CommandArgs): Promise<void> {
  const { name, print } = args;
  const who = authorize(storage.store, args, name);
  const version = args.version ?? findNewest(await storage.listVersions(name));
  if (version === undefined || !(await storage.fetchRelease(name, version))) {
    throw new Error(`${name} ${version ?? ''} is not published; publish it first.`);
  }
  const withdrawal = findWithdrawal(storage.store.registry(), { name, version });
  if (withdrawal) throw new Error(`${name} ${version} was withdrawn by ${withdrawal.who}: ${withdrawal.why}`);
  const move = createMove(args, version, who);
  if (name === 'shell' && move.what === 'canary')
    throw new Error('Only a remote can be on trial; the shell cannot.');
  if (move.what === 'stable') await findCanaryErrors(args, { store: storage.store, version });
  if (!(await checkRelease(readCandidate(storage.store.path(name, version), storage.store), print))) {
    throw new Error(`${name} ${version} was not promoted.`);
  }
  movePointers(storage.store, [move]);
  await storage.uploadPointers();
  const audience =
    move.what === 'canary' ? `on trial for ${String(move.percent)} % of the visitors` : 'stable';
  print(`${name} ${version} is ${audience} now, by ${who}.`);
}

/** Checks a published version and moves the stable or canary pointer to it. @throws if a check fails */
export async function promoteCommand(args: CommandArgs): Promise<void> {
  const storage = await openStorage(args);
  try {
    await promoteVersion(storage, args);
  } finally {
    storage.close();
  }
}
