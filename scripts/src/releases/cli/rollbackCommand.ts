import { movePointers } from '../store/promote';
import { readCandidate } from '../checks/Candidate';
import { checkReturn } from '../checks/checkRelease';
import type { CommandArgs } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

/** Nothing is checked for the end of a canary: the stable release was served beside it all the time. */
async function checkEarlier({ store, take }: ReleaseStorage, { name, say }: CommandArgs): Promise<void> {
  const registry = store.registry();
  const pointer = name === 'shell' ? registry?.shell : registry?.remotes[name];
  const version = pointer?.previous[0];
  if (pointer?.canary || version === undefined || !(await take(name, version))) return;
  if (await checkReturn(readCandidate(store.path(name, version), store), say)) return;
  throw new Error(`${name} ${version} cannot come back; promote another version.`);
}

/** Ends the canary, or goes back to the release before the stable one (RL-8). */
export async function rollbackCommand(order: CommandArgs): Promise<void> {
  const { name, say } = order;
  const place = await openStorage(order);
  try {
    const who = authorize(place.store, order, name);
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
