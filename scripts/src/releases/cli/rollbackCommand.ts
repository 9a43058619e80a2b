import { movePointers } from '../store/promote';
import { readCandidate } from '../checks/Candidate';
import { checkRollback } from '../checks/checkRelease';
import type { CommandArgs } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

/** Checks the previous release; ending a canary needs no check, because the stable release stays. */
async function checkPreviousRelease(
  { store, fetchRelease }: ReleaseStorage,
  { name, print }: CommandArgs,
): Promise<void> {
  const registry = store.registry();
  const pointer = name === 'shell' ? registry?.shell : registry?.remotes[name];
  const version = pointer?.previous[0];
  if (pointer?.canary || version === undefined || !(await fetchRelease(name, version))) return;
  if (await checkRollback(readCandidate(store.path(name, version), store), print)) return;
  throw new Error(`${name} ${version} cannot come back; promote another version.`);
}

/**
 * Ends the canary, or returns to the previous stable release (RL-8).
 * @throws if the checks of the previous release fail
 */
export async function rollbackCommand(args: CommandArgs): Promise<void> {
  const { name, print } = args;
  const storage = await openStorage(args);
  try {
    const who = authorize(storage.store, args, name);
    await checkPreviousRelease(storage, args);
    movePointers(storage.store, [{ name, who, what: 'rollback' }]);
    await storage.uploadPointers();
    const [step] = storage.store.registry()?.history ?? [];
    const ended = step?.what === 'end of canary' ? `The canary ${step.from ?? ''} is ended; ` : '';
    print(`${ended}${name} ${step?.version ?? ''} is stable, by ${who}.`);
  } finally {
    storage.close();
  }
}
