import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Settings } from '../settings';
import { deploymentKeys, type SharedSetting } from './deploymentKeys';

/** Serializes instances that start together, so that each sees the others. */
const ENTRY_LOCK = 7_210_505;
const REJOIN_MS = 2_000;

export interface Membership {
  leave(): Promise<void>;
}

/**
 * Compares the settings with those of other instances. Each instance holds shared advisory locks named after
 * its settings, on a separate connection that ends with the process.
 * @throws beside instances on the same database with another secret or file storage
 */
export async function joinDeployment(settings: Settings): Promise<Membership> {
  const { isProduction, directUrl: url } = settings;
  if (!isProduction || url === undefined) return { leave: async () => undefined };
  const shared = await deploymentKeys(settings);
  const left = new AbortController();
  let client = await connect(url, shared);
  const watch = (): void => void client.once('end', () => void rejoin());
  async function rejoin(): Promise<void> {
    while (!left.signal.aborted) {
      const joined = await connect(url ?? '', shared).catch(() => undefined);
      if (joined !== undefined) {
        client = joined;
        return left.signal.aborted ? client.end() : watch();
      }
      await pause(REJOIN_MS, undefined, { ref: false, signal: left.signal }).catch(() => undefined);
    }
  }
  watch();
  return {
    leave: async () => {
      left.abort();
      await client.end().catch(() => undefined);
    },
  };
}

async function connect(connectionString: string, shared: readonly SharedSetting[]): Promise<Client> {
  const client = new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 9_000,
    query_timeout: 10_000,
  });
  // A lost connection emits this event, which would end the process without a listener.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await holdLocks(client, shared);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function holdLocks(client: Client, shared: readonly SharedSetting[]): Promise<void> {
  // The following locks belong to the session; the lock above ends with the transaction.
  await client.query(`begin; set local lock_timeout = '9s'; select pg_advisory_xact_lock(${ENTRY_LOCK})`);
  for (const { lockClass, lockKey, refusal } of shared) {
    await client.query('select pg_advisory_lock_shared($1, $2)', [lockClass, lockKey]);
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and objid <> $2 and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`,
      [lockClass, lockKey],
    );
    if (rowCount !== 0) throw new Error(refusal);
  }
  await client.query('commit');
}
