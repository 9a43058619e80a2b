import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { lockStore } from '../store/lockStore';
import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';
import { hashToken, authorize, readTokens } from './authorize';
import { openStorage } from '../storage/openStorage';

/** Runs under the store's lock, so that two tokens created at the same time are both saved. */
function addToken(store: Store, order: CommandArgs, { who, token }: { who: string; token: string }): void {
  const { name } = order;
  const rows = readTokens(store);
  if (rows) authorize(store, order, '*');
  else if (name !== '*')
    throw new Error("The first token is for all packages (token '*' --who …): it makes the others.");
  const row = { who, sha256: hashToken(token), packages: [name] };
  writeFileSync(store.path('tokens.json'), `${JSON.stringify([...(rows ?? []), row], null, 2)}\n`);
}

/** Creates a token for one package or for all (`*`) and prints it; the store saves only its hash. */
export async function tokenCommand(order: CommandArgs): Promise<void> {
  const { name, flags, say } = order;
  if (flags.who === undefined) throw new Error('Say whose token it is: --who "quiz team"');
  const place = await openStorage(order);
  try {
    const token = randomBytes(32).toString('base64url');
    lockStore(place.store, () => addToken(place.store, order, { who: flags.who ?? '', token }));
    await place.sharePointers();
    say(`MARQUEE_TOKEN=${token}`);
    say(`For ${flags.who}, ${name === '*' ? 'all packages' : name}. It is not shown again.`);
  } finally {
    place.close();
  }
}
