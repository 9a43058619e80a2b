import { buildPath, certificates } from '@marquee/shared-contracts';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose';
import { sql } from 'kysely';
import { TextCipher } from '../../../platform/access/TextCipher';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';
import type { RsaPublicJwk } from '../../../platform/database/tables/signingKeyTables';
import { readDatabaseTime, type TimedDatabase } from '../../../platform/database/TimedDatabase';
import { SIGNING_ALGORITHM, type SigningKey } from './signCredential';

/** The database and the secret that encrypts private keys there. */
export interface SigningKeyContext extends TimedDatabase {
  secret: string;
}

/** The database's advisory lock for creating and rotating keys. */
const KEY_LOCK = 7_210_505;

const createCipher = (secret: string): TextCipher => new TextCipher(secret, 'marquee signing keys');

/** Verifiers of Open Badges request one JWK at the `kid`. */
const toKeyUrl = (origin: string, keyId: string): string =>
  new URL(buildPath(certificates.keyById.path, { keyId }), origin).href;

/**
 * Finds the key that signs now, and creates it if there is none; instances that do so at once agree on one key.
 * @throws if the key was encrypted with another secret
 */
export async function findSigningKey(context: SigningKeyContext, origin: string): Promise<SigningKey> {
  const { id, privateKey } =
    (await findCurrentKey(context.database)) ?? (await addKey(context, { isRotation: false }));
  return {
    url: toKeyUrl(origin, id),
    privateKey: await importPKCS8(openKey(context.secret, id, privateKey), SIGNING_ALGORITHM),
  };
}

/** Replaces the key that signs now by another one, whose id it returns. What the old key signed stays valid. */
export async function rotateSigningKey(context: SigningKeyContext): Promise<string> {
  const { id } = await addKey(context, { isRotation: true });
  return id;
}

/** The public keys of all times as a JWKS, the newest first. */
export async function listPublicKeys(database: Database, origin: string): Promise<{ keys: PublicKey[] }> {
  const rows = await database
    .selectFrom('signingKeys')
    .select(['id', 'publicJwk'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return { keys: rows.map(({ id, publicJwk }) => describePublicKey(publicJwk, toKeyUrl(origin, id))) };
}

/** One public key by its id, the last part of its URL; undefined if there is none. */
export async function findPublicKey(
  database: Database,
  { id, origin }: { id: string; origin: string },
): Promise<PublicKey | undefined> {
  const row = await database
    .selectFrom('signingKeys')
    .select('publicJwk')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && describePublicKey(row.publicJwk, toKeyUrl(origin, id));
}

type PublicKey = ReturnType<typeof describePublicKey>;

const describePublicKey = ({ kty, n, e }: RsaPublicJwk, kid: string) =>
  ({ kty, n, e, kid, use: 'sig', alg: SIGNING_ALGORITHM }) as const;

const findCurrentKey = (database: Database) =>
  database
    .selectFrom('signingKeys')
    .select(['id', 'privateKey'])
    .where('retiredAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

function openKey(secret: string, id: string, sealed: string): string {
  try {
    return createCipher(secret).open(id, sealed);
  } catch (error) {
    throw new Error(
      'The signing key was encrypted with another SECRET. Run npm run admin -- rotate-signing-key.',
      { cause: error },
    );
  }
}

/** Adds a key, unless another instance was faster and this is no rotation. */
async function addKey(context: SigningKeyContext, { isRotation }: { isRotation: boolean }) {
  // Made before the lock is taken, because it takes long.
  const created = await createKey(context.secret);
  return context.database.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    const current = await findCurrentKey(transaction);
    if (current !== undefined && !isRotation) return current;
    const now = await readDatabaseTime({ database: transaction, clock: context.clock });
    await transaction
      .updateTable('signingKeys')
      .set({ retiredAt: now })
      .where('retiredAt', 'is', null)
      .execute();
    await transaction
      .insertInto('signingKeys')
      .values({ ...created, createdAt: now, retiredAt: null })
      .execute();
    const action = isRotation ? 'signing-key.rotate' : 'signing-key.create';
    await writeAuditEntry(transaction, { actorId: null, action, objectId: created.id }, now);
    return created;
  });
}

/** The lock ends with the transaction, so it also works through a pooler. */
const lockKeys = (transaction: DatabaseTransaction) =>
  sql`select pg_advisory_xact_lock(${sql.lit(KEY_LOCK)})`.execute(transaction);

async function createKey(secret: string) {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, {
    modulusLength: 2048,
    extractable: true,
  });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const jwk: RsaPublicJwk = { kty: 'RSA', n, e };
  const id = await calculateJwkThumbprint(jwk);
  const sealed = createCipher(secret).seal(id, await exportPKCS8(privateKey));
  return { id, privateKey: sealed, publicJwk: JSON.stringify(jwk) };
}
