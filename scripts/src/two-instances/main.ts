import { roundRobin } from '../../../api/src/testing/roundRobin';
import { newDatabase } from './newDatabase';
import { startInstance } from './startInstance';

/**
 * The product as two instances on a new database of the server at `STORIES_DATABASE_URL`, behind a proxy on `PORT` that
 * hands each call to the next of them. All other settings are those of the product; a signal stops everything.
 */
const { url, drop } = await newDatabase(process.env['STORIES_DATABASE_URL'] ?? '');
const port = process.env['PORT'] ?? '3000';
const settings = { PUBLIC_URL: `http://localhost:${port}`, ...process.env, DATABASE_URL: url };
const instances = [startInstance(settings), startInstance(settings)];
const proxy = await roundRobin(await Promise.all(instances.map(({ address }) => address)), Number(port));

async function stop(): Promise<void> {
  await proxy.close();
  await Promise.all(instances.map((instance) => instance.stop()));
  await drop();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
