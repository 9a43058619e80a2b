import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { events } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { fetchRaw } from '../../testing/fetchRaw';
import { DelayQueue } from '../throttle/DelayQueue';

const PER_ADDRESS = 12;
const delays: number[] = [];

const test = setUpTestApp(
  {
    http: { logger: false, trustProxy: '127.0.0.1' },
    rates: { perToken: Infinity, perAddress: PER_ADDRESS },
    delays: new DelayQueue(async (milliseconds) => delays.push(milliseconds)),
  },
  async () => {
    host = await buildHost(test);
    await Promise.all(['One', 'Two', 'Three'].map((title) => buildEvent(test, host, { title })));
    address = await test.app.http.listen({ host: '127.0.0.1', port: 0 });
  },
);
let address: string;
let host: TestAccount;

/** Another network per test, by the proxy header, so that tests share no rate limit. */
let networks = 0;
const list = (headers: Record<string, string> = {}, query = '') =>
  fetchRaw(address + events.events.path + query, {
    'x-forwarded-for': `192.0.2.${(networks += 1)}`,
    ...headers,
  });

const removeIds = ({ headers }: Awaited<ReturnType<typeof list>>) => {
  const { 'x-request-id': id, date, ...others } = headers;
  assert.match(String(id), /^[0-9a-f-]{36}$/);
  assert.ok(date);
  return others;
};

describe('a public list that is requested again within a second', () => {
  it('is equal to the last header, except the request id', async () => {
    const [first, second] = [await list(), await list()];
    assert.deepEqual([second.status, second.body], [200, first.body]);
    assert.deepEqual(removeIds(second), removeIds(first));
    assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id']);
  });

  it('is new a second later', async () => {
    await list();
    await buildEvent(test, host, { title: 'Four' });
    assert.doesNotMatch(String((await list()).body), /Four/);
    test.clock.advance(1);
    assert.match(String((await list()).body), /Four/);
  });

  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    it(`is compressed as ${encoding} on request, and plain otherwise`, async () => {
      const plain = await list();
      for (const _again of ['made', 'ready']) {
        const sent = await list({ 'accept-encoding': encoding });
        assert.equal(sent.headers['content-encoding'], encoding);
        assert.ok(sent.body.length < plain.body.length);
        assert.deepEqual(decode(sent.body), plain.body);
        assert.equal(sent.headers['etag'], plain.headers['etag']);
      }
      assert.equal((await list()).headers['content-encoding'], undefined);
    });
  }

  it('returns 304 to a client with the same ETag', async () => {
    const { headers } = await list();
    const again = await list({ 'if-none-match': String(headers['etag']) });
    assert.deepEqual([again.status, again.body.length], [304, 0]);
  });

  it('keeps different searches apart', async () => {
    await list();
    const found = await list({}, '?q=Two');
    assert.deepEqual(
      JSON.parse(String(found.body)).map(({ title }: { title: string }) => title),
      ['Two'],
    );
  });

  it('counts towards the address rate, is delayed beyond it, and appears in the metrics', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const readFigure = async (): Promise<number> => {
      const { body } = await fetchRaw(`${address}/metrics`);
      const line = `marquee_http_requests_total{route="GET ${events.events.path}",status="200"} `;
      return Number(
        new RegExp(`^${line.replace(/[{}"/|.*+?]/g, '\\$&')}(\\d+)$`, 'm').exec(String(body))?.[1],
      );
    };
    const counted = await readFigure();
    const statuses: (number | undefined)[] = [];
    while (statuses.length < PER_ADDRESS) statuses.push((await list(from)).status);
    assert.deepEqual(delays, [], 'nobody waits within the rate');
    statuses.push((await list(from)).status);
    assert.deepEqual(statuses, Array(PER_ADDRESS + 1).fill(200));
    assert.deepEqual(delays, [250]);
    assert.equal((await readFigure()) - counted, PER_ADDRESS + 1);
  });
});
