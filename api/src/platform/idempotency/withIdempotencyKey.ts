import type { FastifyReply } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Database, DatabaseTransaction } from '../database/Database';
import { refuse } from '../http/refuse';

const KEY_TTL_MS = 24 * 3_600_000;

/** Keys made until then mean nothing any more. */
const getExpiryCutoff = (now: Date): Date => new Date(now.getTime() - KEY_TTL_MS);

/** What makes two calls the same one: who calls what, with which `Idempotency-Key`; none makes every call a new one. */
export interface IdempotentCall {
  accountId: string;
  /** The contract's name of the call, such as `hosting.create`, perhaps with the object that it is about. */
  route: string;
  key: string | undefined;
  now: Date;
}

interface KeyedCall {
  account: { id: string };
  reply: FastifyReply;
  now: Date;
}

/** Reads the key of a call: 1 to 200 visible ASCII characters, else the call is refused. */
export function readIdempotencyKey({ account, reply, now }: KeyedCall, route: string): IdempotentCall {
  const key = reply.request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !/^[!-~]{1,200}$/.test(key))) refuse('BAD_REQUEST');
  return { accountId: account.id, route, key, now };
}

/** What an earlier call of this key made; asked before throttles, which a repeat must not meet. */
export async function findEarlierResult(
  database: Database,
  asked: IdempotentCall,
): Promise<string | undefined> {
  if (asked.key === undefined) return undefined;
  const found = await database
    .selectFrom('idempotencyKeys')
    .select('objectId')
    .where('accountId', '=', asked.accountId)
    .where('route', '=', asked.route)
    .where('key', '=', asked.key)
    .where('createdAt', '>', getExpiryCutoff(asked.now))
    .executeTakeFirst();
  return found?.objectId;
}

/**
 * Makes something in one transaction, at most once for each key: `make` gets the id that the thing shall have. A
 * repeat answers the id of the first and makes nothing; one that comes while the first is under way waits for it, and
 * makes it after all when the first fails (G-7).
 */
export function withIdempotencyKey(
  database: Database,
  asked: IdempotentCall,
  make: (transaction: DatabaseTransaction, id: string) => Promise<void>,
): Promise<{ id: string; first: boolean }> {
  return database.transaction().execute(async (transaction) => {
    const id = uuidv7();
    if (!(await claimKey(transaction, asked, id))) {
      const made = await findEarlierResult(transaction, asked);
      return { id: made ?? refuse('OVERLOADED'), first: false };
    }
    await make(transaction, id);
    return { id, first: true };
  });
}

/** Writes the key down, or finds it taken; a key older than a day is free again. */
async function claimKey(
  transaction: DatabaseTransaction,
  asked: IdempotentCall,
  objectId: string,
): Promise<boolean> {
  const { accountId, route, key, now } = asked;
  if (key === undefined) return true;
  const claimed = await transaction
    .insertInto('idempotencyKeys')
    .values({ accountId, route, key, objectId, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'route', 'key'])
        .doUpdateSet({ objectId, createdAt: now })
        .where('idempotencyKeys.createdAt', '<=', getExpiryCutoff(now)),
    )
    .returning('objectId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Removes the keys that are too old to be used. */
export async function purgeIdempotencyKeys(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('idempotencyKeys').where('createdAt', '<=', getExpiryCutoff(now)).execute();
}
