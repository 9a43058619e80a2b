import Fastify from 'fastify';
import { buildApp } from '../../../../api/src/app';
import { systemClock } from '../../../../api/src/platform/clock';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { ServerBus } from '../../../../api/src/platform/live/ServerBus';
import { OutboxMailer } from '../../../../api/src/platform/mail/OutboxMailer';
import { createMemoryStorage } from '../../../../api/src/testing/createMemoryStorage';
import { BENCH_SECRET as secret } from './benchSecret';

const listen = { host: '127.0.0.1', port: 0 };

/** Serves the API with unlimited rates by default, because all load comes from one address. */
async function serveApi(url: string): Promise<string> {
  const database = openServer(url);
  const clock = systemClock;
  const { http } = await buildApp({
    database,
    clock,
    bus: await new ServerBus({ database, url, clock }).open(),
    storage: createMemoryStorage(),
    mailer: new OutboxMailer({ secret, clock }),
    secret,
    rates: process.env['BENCH_RATES'] === 'product' ? {} : { perToken: Infinity, perAddress: Infinity },
  });
  return http.listen(listen);
}

/** Serves constant replies, for comparison. */
async function serveBare(): Promise<string> {
  const bare = Fastify();
  bare.get('/', async () => ({ hello: 'world' }));
  const body = Buffer.alloc(100_000, 'x');
  bare.get<{ Params: { length: string } }>('/bytes/:length', async (request, reply) =>
    reply.send(body.subarray(0, Number(request.params.length))),
  );
  return bare.listen(listen);
}

/** Entry of a server process: sends its address to the parent, then its processor time on each message. */
const url = process.env['BENCH_DATABASE_URL'];
process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
const address = await (url === undefined ? serveBare() : serveApi(url));
// The parent may have ended meanwhile.
if (process.send === undefined || !process.connected) process.exit(0);
process.send(address);
