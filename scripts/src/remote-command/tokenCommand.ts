import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Order } from './Order';
import { hashOf, permit, tokensOf } from './permit';
import { openPlace } from './place/openPlace';

/** Makes a token for one package, or for all (`*`), and says it once; the store keeps its hash. */
export async function tokenCommand(order: Order): Promise<void> {
  const { name, flags, say } = order;
  if (flags.who === undefined) throw new Error('Say whose token it is: --who "quiz team"');
  const place = await openPlace(order);
  try {
    const rows = tokensOf(place.store);
    if (rows) permit(place.store, order, '*');
    else if (name !== '*')
      throw new Error("The first token is for all packages (token '*' --who …): it makes the others.");
    const token = randomBytes(32).toString('base64url');
    const row = { who: flags.who, sha256: hashOf(token), packages: [name] };
    mkdirSync(place.store.directory, { recursive: true });
    writeFileSync(place.store.path('tokens.json'), `${JSON.stringify([...(rows ?? []), row], null, 2)}\n`);
    await place.sharePointers();
    say(`MARQUEE_TOKEN=${token}`);
    say(`For ${flags.who}, ${name === '*' ? 'all packages' : name}. It is not shown again.`);
  } finally {
    place.close();
  }
}
