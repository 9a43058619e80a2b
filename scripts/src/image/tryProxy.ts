import { events, live, notifications } from '@marquee/shared-contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { createCountFigure, type Figure } from '../bench/Figure';
import { HttpsClient, type HttpsReply } from './HttpsClient';
import type { Proxy } from './startProxy';

const readCacheStatus = ({ headers }: HttpsReply): string => String(headers['x-cache-status']);

const createTextFigure = (name: string, value: string, target: string): Figure => ({
  name,
  value,
  target,
  isMet: value === target,
});

/** The cache statuses of a list: first call, second call, after its second has passed, and with a token. */
async function readListStatuses(client: HttpsClient, token: string): Promise<string> {
  const get = async (headers = {}) => readCacheStatus(await client.request(events.events.path, headers));
  const first = await get();
  const second = await get();
  await pause(1_200);
  const expired = await get();
  await pause(300);
  const renewed = await get();
  const own = await get({ authorization: `Bearer ${token}` });
  return [first, second, expired, renewed, own].join(' ');
}

/** Calls a path many times over one connection, 20 at a time, and returns the calls per second. */
async function measureRate(client: HttpsClient, path: string): Promise<number> {
  const started = performance.now();
  const lane = async () => {
    for (let call = 0; call < 100; call += 1) await client.request(path);
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  return Math.round(2_000 / ((performance.now() - started) / 1_000));
}

/** Tries protocols, caches, event stream and closed addresses of the proxy in front of the running product. */
export async function tryProxy(
  proxy: Proxy,
  { releaseFile, token, instance }: { releaseFile: string; token: string; instance: string },
): Promise<Figure[]> {
  const client = new HttpsClient(proxy.origin, proxy.certificate);
  const authorization = `Bearer ${token}`;
  try {
    const redirect = await fetch(`${proxy.httpOrigin}/event`, { redirect: 'manual' });
    const document = await client.request('/', { accept: 'text/html' });
    const lists = await readListStatuses(client, token);
    const firstFile = await client.request(releaseFile, { 'accept-encoding': 'gzip, deflate, br' });
    const file = await client.request(releaseFile, { 'accept-encoding': 'br;q=1.0, gzip' });
    const map = await client.request(`${releaseFile}.map`);
    const metrics = await client.request('/metrics');
    const eventMs = await client.timeEvent(live.stream.path, { authorization }, () =>
      fetch(`${instance}${notifications.readAll.path}`, { method: 'PUT', headers: { authorization } }),
    );
    return [
      createTextFigure('nginx: protocol', await client.readProtocol(), 'h2 over TLSv1.3'),
      createTextFigure('nginx: plain HTTP', String(redirect.status), '308'),
      createTextFigure(
        'nginx: document',
        `${document.status} ${document.headers['cache-control']}`,
        '200 no-cache',
      ),
      createTextFigure(
        'nginx: strict-transport-security of the API, which believes the proxy',
        String(document.headers['strict-transport-security']),
        'max-age=31536000',
      ),
      createTextFigure(
        'nginx: public list, expired, renewed, with token',
        lists,
        'MISS HIT STALE HIT BYPASS',
      ),
      createTextFigure(
        'nginx: release file, again with another Accept-Encoding',
        [firstFile, file].map(readCacheStatus).join(' '),
        'MISS HIT',
      ),
      createTextFigure(
        'nginx: release file, lifetime and encoding',
        `${file.headers['cache-control']}; ${file.headers['content-encoding']}`,
        'public, max-age=31536000, immutable; br',
      ),
      createTextFigure('nginx: source map and /metrics', `${map.status} ${metrics.status}`, '404 404'),
      createCountFigure('nginx: ms until an event of the other instance arrives', Math.round(eventMs), 1_000),
      {
        name: 'nginx: cached lists per second',
        value: String(await measureRate(client, events.events.path)),
      },
      { name: 'nginx: uncached documents per second', value: String(await measureRate(client, '/')) },
    ];
  } finally {
    client.close();
  }
}
