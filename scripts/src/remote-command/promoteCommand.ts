import type { Move } from '../store/movedPointer';
import { movePointers } from '../store/promote';
import { candidateAt } from './checking/Candidate';
import { checkRelease } from './checking/checkRelease';
import { canaryFaults } from './canaryFaults';
import { newestOf } from './newestOf';
import type { Order } from './Order';
import { permit } from './permit';
import { openPlace } from './place/openPlace';
import type { ReleasePlace } from './place/ReleasePlace';

function moveOf({ name, flags }: Order, version: string, who: string): Move {
  if (flags.to === 'stable') return { name, version, who, what: 'stable' };
  if (flags.to === 'canary') return { name, version, who, what: 'canary', percent: Number(flags.percent) };
  throw new Error('Say where to: --to canary --percent 10, or --to stable.');
}

async function promoteIn(place: ReleasePlace, order: Order): Promise<void> {
  const { name, say } = order;
  const who = permit(place.store, order, name);
  const version = order.version ?? newestOf(await place.versions(name));
  if (version === undefined || !(await place.take(name, version))) {
    throw new Error(`${name} ${version ?? ''} is not published; publish it first.`);
  }
  const move = moveOf(order, version, who);
  if (name === 'shell' && move.what === 'canary')
    throw new Error('Only a remote can be on trial; the shell cannot.');
  if (move.what === 'stable') await canaryFaults(order, { store: place.store, version });
  if (!(await checkRelease(candidateAt(place.store.path(name, version), place.store), say))) {
    throw new Error(`${name} ${version} was not promoted.`);
  }
  movePointers(place.store, [move]);
  await place.sharePointers();
  const audience =
    move.what === 'canary' ? `on trial for ${String(move.percent)} % of the visitors` : 'stable';
  say(`${name} ${version} is ${audience} now, by ${who}.`);
}

/** Moves a pointer to a published version, after all checks; nothing is built, and no other file changes. */
export async function promoteCommand(order: Order): Promise<void> {
  const place = await openPlace(order);
  try {
    await promoteIn(place, order);
  } finally {
    place.close();
  }
}
