import type { Move } from '../store/movePointer';
import { movePointers } from '../store/promote';
import { readCandidate } from '../checks/Candidate';
import { checkRelease } from '../checks/checkRelease';
import { findCanaryErrors } from './findCanaryErrors';
import { findNewest } from './findNewest';
import type { CommandArgs } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

function moveOf({ name, flags }: CommandArgs, version: string, who: string): Move {
  if (flags.to === 'stable') return { name, version, who, what: 'stable' };
  if (flags.to === 'canary') return { name, version, who, what: 'canary', percent: Number(flags.percent) };
  throw new Error('Say where to: --to canary --percent 10, or --to stable.');
}

async function promoteIn(place: ReleaseStorage, order: CommandArgs): Promise<void> {
  const { name, say } = order;
  const who = authorize(place.store, order, name);
  const version = order.version ?? findNewest(await place.versions(name));
  if (version === undefined || !(await place.take(name, version))) {
    throw new Error(`${name} ${version ?? ''} is not published; publish it first.`);
  }
  const move = moveOf(order, version, who);
  if (name === 'shell' && move.what === 'canary')
    throw new Error('Only a remote can be on trial; the shell cannot.');
  if (move.what === 'stable') await findCanaryErrors(order, { store: place.store, version });
  if (!(await checkRelease(readCandidate(place.store.path(name, version), place.store), say))) {
    throw new Error(`${name} ${version} was not promoted.`);
  }
  movePointers(place.store, [move]);
  await place.sharePointers();
  const audience =
    move.what === 'canary' ? `on trial for ${String(move.percent)} % of the visitors` : 'stable';
  say(`${name} ${version} is ${audience} now, by ${who}.`);
}

/** Runs all checks and moves a pointer to a published version; builds nothing. */
export async function promoteCommand(order: CommandArgs): Promise<void> {
  const place = await openStorage(order);
  try {
    await promoteIn(place, order);
  } finally {
    place.close();
  }
}
