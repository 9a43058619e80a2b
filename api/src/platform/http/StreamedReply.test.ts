import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { it } from 'node:test';
import { request } from 'node:http';
import Fastify from 'fastify';
import { StreamedReply } from './StreamedReply';

it('stops making the reply when its client leaves', async () => {
  const maker = new EventEmitter();
  const ended = once(maker, 'ended');
  async function* makeParts(): AsyncGenerator<string> {
    try {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        yield 'x'.repeat(100_000);
      }
    } finally {
      maker.emit('ended');
    }
  }
  const http = Fastify();
  http.get('/', (call, reply) => new StreamedReply(makeParts(), {}).send(call, reply));
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  const call = request(address).end();
  const [response] = await once(call, 'response');
  response.destroy();
  await ended;
  await http.close();
});

it('answers an error that comes before the first part', async () => {
  async function* fail(): AsyncGenerator<string> {
    yield await Promise.reject(new Error('no database'));
  }
  const http = Fastify();
  http.get('/', (call, reply) => new StreamedReply(fail(), {}).send(call, reply));
  assert.equal((await http.inject('/')).statusCode, 500);
});
