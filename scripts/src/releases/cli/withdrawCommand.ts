import { movePointers } from '../store/promote';
import type { CommandArgs } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';

/**
 * Marks a version as known not to work: no promotion, rollback or fallback uses it again (RL-8).
 * @throws without a version or `--why`, or if the version is not published
 */
export async function withdrawCommand(args: CommandArgs): Promise<void> {
  const { name, version, flags, print } = args;
  if (version === undefined) throw new Error(`Say which version: withdraw ${name} 1.2.0 --why "…"`);
  if (flags.why === undefined || flags.why.trim() === '')
    throw new Error(
      `Say why, for the next one who wants it: withdraw ${name} ${version} --why "loses answers"`,
    );
  const storage = await openStorage(args);
  try {
    const who = authorize(storage.store, args, name);
    if (!(await storage.fetchRelease(name, version))) throw new Error(`${name} ${version} is not published.`);
    const withdrawn = { name, version, why: flags.why, who, at: new Date().toISOString() };
    movePointers(storage.store, [], { withdrawn });
    await storage.uploadPointers();
    print(`${name} ${version} is withdrawn, by ${who}.`);
    const registry = storage.store.registry();
    const pointer = name === 'shell' ? registry?.shell : registry?.remotes[name];
    if (pointer?.stable === version || pointer?.canary?.version === version)
      print(`It is still served; to end that: rollback ${name}`);
  } finally {
    storage.close();
  }
}
