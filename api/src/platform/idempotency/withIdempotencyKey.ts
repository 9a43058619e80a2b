import type { FastifyReply } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Database, DatabaseTransaction } from '../database/Database';
import { refuse } from '../http/refuse';

const KEY_TTL_MS = 24 * 3_600_000;

/** Keys made until then mean nothing any more. */
const getExpiryCutoff = (now: Date): Date => new Date(now.getTime() - KEY_TTL_MS);

/** Identifies equal calls: caller, call and `Idempotency-Key`; without a key every call is new. */
export interface IdempotentCall {
  accountId: string;
  /** The contract's name of the call, such as `hosting.create`, optionally with its object. */
  route: string;
  key: string | undefined;
  now: Date;
}

interface KeyedCall {
  account: { id: string };
  reply: FastifyReply;
  now: Date;
}

/**
 * Reads a call's key.
 * @throws unless it has 1 to 200 visible ASCII characters
 */
export function readIdempotencyKey({ account, reply, now }: KeyedCall, route: string): IdempotentCall {
  const key = reply.request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !/^[!-~]{1,200}$/.test(key))) refuse('BAD_REQUEST');
  return { accountId: account.id, route, key, now };
}

/** The object of an earlier call with this key; checked before throttles, which repeats skip. */
export async function findEarlierResult(
  database: Database,
  call: IdempotentCall,
): Promise<string | undefined> {
  if (call.key === undefined) return undefined;
  const found = await database
    .selectFrom('idempotencyKeys')
    .select('objectId')
    .where('accountId', '=', call.accountId)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .where('createdAt', '>', getExpiryCutoff(call.now))
    .executeTakeFirst();
  return found?.objectId;
}

/**
 * Creates an object in one transaction, at most once per key; `make` receives the new id. A repeat returns
 * the first id. A concurrent repeat waits for the first call, and creates the object if that call fails
 * (G-7).
 * @throws `OVERLOADED` if the object of the first call is unknown
 */
export function withIdempotencyKey(
  database: Database,
  call: IdempotentCall,
  make: (transaction: DatabaseTransaction, id: string) => Promise<void>,
): Promise<{ id: string; isFirst: boolean }> {
  return database.transaction().execute(async (transaction) => {
    const id = uuidv7();
    if (!(await claimKey(transaction, call, id))) {
      const made = await findEarlierResult(transaction, call);
      return { id: made ?? refuse('OVERLOADED'), isFirst: false };
    }
    await make(transaction, id);
    return { id, isFirst: true };
  });
}

/** Stores the key unless taken; a key older than a day may be reused. */
async function claimKey(
  transaction: DatabaseTransaction,
  call: IdempotentCall,
  objectId: string,
): Promise<boolean> {
  const { accountId, route, key, now } = call;
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
