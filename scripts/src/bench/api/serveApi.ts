import Fastify from 'fastify';
import { buildApp } from '../../../../api/src/app';
import { systemClock } from '../../../../api/src/clock';
import { openServer } from '../../../../api/src/database/openDatabase';
import { memoryStorage } from '../../../../api/src/testing/memoryStorage';
import { OutboxMailer } from '../../../../api/src/mail/OutboxMailer';

/**
 * One server of a bench as a process of its own: with a database the API, whose rates are lifted because all load comes
 * from one address, and without one a bare server for comparison. It says its address and ends with its parent.
 */
async function serveApi(databaseUrl: string | undefined): Promise<string> {
  const listen = { host: '127.0.0.1', port: 0 };
  if (databaseUrl === undefined) {
    const bare = Fastify();
    bare.get('/', async () => ({ hello: 'world' }));
    return bare.listen(listen);
  }
  const { http } = await buildApp({
    database: openServer(databaseUrl),
    clock: systemClock,
    storage: memoryStorage(),
    mailer: new OutboxMailer(async () => undefined),
    secret: 'a secret for the bench only, of no worth',
    rates: { perToken: Infinity, perAddress: Infinity },
  });
  return http.listen(listen);
}

process.on('disconnect', () => process.exit(0));
process.send?.(await serveApi(process.env['BENCH_DATABASE_URL']));
