import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { lockStore } from '../store/lockStore';
import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';
import { hashToken, authorize, readTokens } from './authorize';
import { openStorage } from '../storage/openStorage';

/** Requires the store's lock, so that two tokens created at the same time are both saved. */
function addToken(store: Store, args: CommandArgs, { who, token }: { who: string; token: string }): void {
  const { name } = args;
  const rows = readTokens(store);
  if (rows) authorize(store, args, '*');
  else if (name !== '*')
    throw new Error("The first token is for all packages (token '*' --who …): it makes the others.");
  const row = { who, sha256: hashToken(token), packages: [name] };
  writeFileSync(store.path('tokens.json'), `${JSON.stringify([...(rows ?? []), row], null, 2)}\n`);
}

/**
 * Creates a token for one package or for all (`*`) and prints it; the store saves only its hash.
 * @throws without `--who`, or if the first token is not for all packages
 */
export async function tokenCommand(args: CommandArgs): Promise<void> {
  const { name, flags, print } = args;
  if (flags.who === undefined) throw new Error('Say whose token it is: --who "quiz team"');
  const storage = await openStorage(args);
  try {
    const token = randomBytes(32).toString('base64url');
    lockStore(storage.store, () => addToken(storage.store, args, { who: flags.who ?? '', token }));
    await storage.uploadPointers();
    print(`MARQUEE_TOKEN=${token}`);
    print(`For ${flags.who}, ${name === '*' ? 'all packages' : name}. It is not shown again.`);
  } finally {
    storage.close();
  }
}
