import { movePointers } from '../store/promote';
import { candidateAt } from './checking/Candidate';
import { checkReturn } from './checking/checkRelease';
import type { Order } from './Order';
import { permit } from './permit';
import { openPlace } from './place/openPlace';
import type { ReleasePlace } from './place/ReleasePlace';

/** Nothing is checked for the end of a canary: the stable release was served beside it all the time. */
async function checkEarlier({ store, take }: ReleasePlace, { name, say }: Order): Promise<void> {
  const registry = store.registry();
  const pointer = name === 'shell' ? registry?.shell : registry?.remotes[name];
  const version = pointer?.previous[0];
  if (pointer?.canary || version === undefined || !(await take(name, version))) return;
  if (await checkReturn(candidateAt(store.path(name, version), store), say)) return;
  throw new Error(`${name} ${version} cannot come back; promote another version.`);
}

/** Ends the canary, or goes back to the release before the stable one (RL-8). */
export async function rollbackCommand(order: Order): Promise<void> {
  const { name, say } = order;
  const place = await openPlace(order);
  try {
    const who = permit(place.store, order, name);
    await checkEarlier(place, order);
    movePointers(place.store, [{ name, who, what: 'rollback' }]);
    await place.sharePointers();
    const [step] = place.store.registry()?.history ?? [];
    const gone = step?.what === 'end of canary' ? `The canary ${step.from ?? ''} is ended; ` : '';
    say(`${gone}${name} ${step?.version ?? ''} is stable, by ${who}.`);
  } finally {
    place.close();
  }
}
