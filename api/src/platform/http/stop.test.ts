import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createHttp } from './createHttp';

/** Milliseconds of the server for a further call on a connection. */
const KEEP_ALIVE_MS = 5_000;

it('a stop ends with the last running call, whose connection could serve another', async () => {
  const http = createHttp({ logger: false });
  let begin: () => void;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  http.get('/slow', async () => {
    begin();
    await wait(300);
    return 'done';
  });
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const status = new Promise<number | undefined>((resolve, reject) => {
    get(`${address}/slow`, { agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    }).on('error', reject);
  });
  await begun;
  const stoppedAt = performance.now();
  await http.close();
  assert.ok(performance.now() - stoppedAt < KEEP_ALIVE_MS / 2, 'The stop waited for an idle connection.');
  assert.equal(await status, 200);
  agent.destroy();
});
