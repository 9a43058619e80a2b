import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { openPool } from '../database/openDatabase';

/** A position in the primary's write-ahead log, with the database's time at which it was read. */
export interface WrittenPosition {
  position: bigint;
  time: Date;
}

/** The replicas behind one address, which may reach another of them at each connection. */
export interface Replica {
  /** Connections to replicas, which write nothing. */
  database: Database;
  /** How far the primary has written its log: every change that anybody sees is before this. */
  readWritten(clock: Clock): Promise<WrittenPosition>;
  /** How far the replica of this connection has replayed the log; undefined if it is no replica. */
  readReplayed(connection: Database): Promise<bigint | undefined>;
  close(): Promise<void>;
}

/** Bytes since the start of the log, from PostgreSQL's `high/low` in hexadecimal digits. */
export function parsePosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A replica refuses this function, so that a lost role gives no position. */
async function readWritten(primary: Database, clock: Clock): Promise<WrittenPosition> {
  const { rows } = await sql<{ position: string; time: Date }>`
    select pg_current_wal_lsn()::text as position, ${clock.sqlNow()} as time`.execute(primary);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell its position.');
  return { position: parsePosition(row.position), time: row.time };
}

/** An earlier leader also has a replayed position, of the time before its promotion. */
async function readReplayed(connection: Database): Promise<bigint | undefined> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`.execute(
    connection,
  );
  const position = rows[0]?.position ?? undefined;
  return position === undefined ? undefined : parsePosition(position);
}

/** Connections to replicas per instance. */
const REPLICA_CONNECTIONS = 10;

/** Opens replicas, and a connection to the primary that a busy pool does not delay; queries connect. */
export function openReplica({ url, primaryUrl }: { url: string; primaryUrl: string }): Replica {
  const primary = openPool(primaryUrl, { max: 1 });
  const database = openPool(url, {
    max: REPLICA_CONNECTIONS,
    options: '-c jit=off -c default_transaction_read_only=on',
  });
  return {
    database,
    readWritten: (clock) => readWritten(primary, clock),
    readReplayed,
    close: async () => {
      await Promise.all([primary.destroy(), database.destroy()]);
    },
  };
}
