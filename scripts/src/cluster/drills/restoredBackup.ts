import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { Client } from 'pg';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { startProcess } from '../../../../api/src/testing/startProcess';
import { waitUntil } from '../../../../api/src/testing/waitUntil';
import { createCountFigure, type Figure } from '../../bench/Figure';
import { findFreePort } from '../../postgres/findFreePort';
import { requirePostgresFolder } from '../findPrograms';
import { findLosses } from '../load/findLosses';
import { HttpsCaller } from '../load/HttpsCaller';
import { planWrites } from '../load/planWrites';
import { seedLoad } from '../load/seedLoad';
import { WriteLoad } from '../load/WriteLoad';
import { DRILL_SIZE } from '../Rehearsal';
import type { DatabaseCluster } from '../startDatabaseCluster';
import type { ClusterDrill } from './ClusterDrill';

const PHASE_MS = 5_000;

async function query(url: string, text: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return String(rows[0]?.[0]);
  } finally {
    await client.end();
  }
}

/** Copies the leader's data, as a nightly base backup does. */
async function backUp({ folder, findLeader }: DatabaseCluster): Promise<string> {
  const { port } = await findLeader();
  const target = join(folder.create('backup'), 'data');
  const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  const program = join(requirePostgresFolder(), 'pg_basebackup');
  await execa(program, [...source, '-D', target, '--checkpoint=fast', '-X', 'none'], {
    ...folder.account,
    cwd: folder.path,
  });
  return target;
}

/** Ends the current file of the log, and waits until it is in the archive. */
async function archiveLog({ writerUrl }: DatabaseCluster): Promise<void> {
  const file = await query(writerUrl, 'select pg_walfile_name(pg_switch_wal())');
  const isArchived = async () =>
    (await query(writerUrl, `select last_archived_wal >= '${file}' from pg_stat_archiver`)) === 'true';
  await waitUntil(isArchived, 'the archived log', 30_000);
}

/** Starts a server on the backup that replays the archive until `moment`, and then takes writes. */
async function restore({ folder, archive }: DatabaseCluster, data: string, moment: string) {
  folder.write('backup/data/recovery.signal', '');
  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    archive_mode: 'off',
    primary_conninfo: '',
    synchronous_standby_names: '',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = startProcess([join(requirePostgresFolder(), 'postgres'), '-D', data, ...flags], {
    ...folder.account,
    cwd: folder.path,
    readyPattern: /ready to accept connections/,
  });
  server.ready.catch(() => undefined);
  const url = `postgres://postgres@127.0.0.1:${port}/marquee`;
  const isPromoted = async () => {
    if (server.hasEnded()) await server.ready;
    return (await query(url, 'select pg_is_in_recovery()').catch(() => 'true')) === 'false';
  };
  await waitUntil(isPromoted, 'the restored database', 60_000);
  return { url, stop: () => server.stop('SIGINT') };
}

/** Restores a base backup and the archived log to a moment between writes. */
export const restoredBackup: ClusterDrill = {
  run: async ({ databases, proxy }): Promise<Figure[]> => {
    const crowd = await seedLoad(databases.writerUrl, DRILL_SIZE.people);
    const caller = new HttpsCaller(proxy.origin, proxy.certificate);
    const load = new WriteLoad(caller, planWrites(crowd));
    load.start(DRILL_SIZE.perSecond);
    try {
      await pause(PHASE_MS);
      const data = await backUp(databases);
      await pause(PHASE_MS);
      const before = performance.now();
      const moment = await query(databases.writerUrl, 'select clock_timestamp()::text');
      const after = performance.now();
      await pause(PHASE_MS);
      await load.stop();
      await archiveLog(databases);
      const started = performance.now();
      const restored = await restore(databases, data, moment);
      const seconds = (performance.now() - started) / 1_000;
      const database = openServer(restored.url);
      const earlier = load.acknowledged.filter(({ repliedAt }) => repliedAt < before);
      const later = load.acknowledged.filter(({ sentAt }) => sentAt > after);
      const [lost, absent] = [await findLosses(database, earlier), await findLosses(database, later)];
      await database.destroy();
      await restored.stop();
      return [
        createCountFigure(`writes before the moment lost, of ${earlier.length}`, lost.length, 0),
        createCountFigure(`writes after it restored, of ${later.length}`, later.length - absent.length, 0),
        { name: 'seconds until the restored database takes writes', value: seconds.toFixed(1) },
      ];
    } finally {
      await load.stop();
      caller.close();
    }
  },
};
