import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded, openServer } from '../../../../api/src/platform/database/openDatabase';
import {
  listWrites,
  findLostWrites,
  runWriteLoad,
  type Write,
} from '../../../../api/src/testing/contract-tests/writeLoad';
import { startServer } from '../../../../api/src/testing/startServer';
import { seedDatabase } from '../../postgres/seedDatabase';
import { createCountFigure, type Figure } from '../Figure';
import type { Drill } from './Drill';

const KILLS = 5;
const LOAD_MS = 3_000;

interface Engine {
  name: string;
  directory: string;
  /** Empty for the embedded engine. */
  url: string;
}

async function runOn({ name, directory, url }: Engine): Promise<Figure[]> {
  const database = url === '' ? await openEmbedded(directory) : openServer(url);
  const waiting = listWrites(await seedDatabase(database, { people: 100, events: 100 }));
  const acknowledged: Write[] = [];
  let slowest = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = startServer(directory, { DATABASE_URL: url });
    slowest = Math.max(slowest, await server.startTime);
    let isOver = false;
    const load = runWriteLoad([await server.address], { waiting, lanes: 16, isOver: () => isOver });
    await pause(LOAD_MS);
    isOver = true;
    await server.stop('SIGKILL');
    acknowledged.push(...(await load).acknowledged);
  }
  const last = startServer(directory, { DATABASE_URL: url });
  const lost = await findLostWrites(await last.address, acknowledged);
  await last.stop('SIGTERM');
  return [
    createCountFigure(
      `${name}: ms until ready after kill -9, slowest of ${KILLS}`,
      Math.round(slowest),
      5_000,
    ),
    createCountFigure(`${name}: acknowledged writes lost, of ${acknowledged.length}`, lost.length, 0),
  ];
}

/** Kills the server during writes, on both engines. */
export const killedServer: Drill = async ({ url }) => {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-killed-'));
  try {
    const embedded = await runOn({ name: 'embedded', directory, url: '' });
    return [...embedded, ...(await runOn({ name: 'PostgreSQL', directory, url }))];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
