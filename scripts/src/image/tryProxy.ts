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
  // nginx counts whole seconds, so the list's second may take two.
  await pause(2_200);
  const expired = await get();
  await pause(500);
  const renewed = await get();
  const own = await get({ authorization: `Bearer ${token}` });
  return [first, second, expired, renewed, own].join(' ');
}

/** Calls of a rate; nginx closes a connection after 1,000. */
const CALLS = { lanes: 20, each: 40 };

/** Calls a path many times over one new connection, and returns the calls per second. */
async function measureRate({ origin, certificate }: Proxy, path: string): Promise<number> {
  const client = new HttpsClient(origin, certificate);
  const started = performance.now();
  const lane = async () => {
    for (let call = 0; call < CALLS.each; call += 1) await client.request(path);
  };
  await Promise.all(Array.from({ length: CALLS.lanes }, lane)).finally(() => client.close());
  return Math.round((CALLS.lanes * CALLS.each) / ((performance.now() - started) / 1_000));
}

interface Trial {
  client: HttpsClient;
  proxy: Proxy;
  /** The address of a script of the shell's release. */
  releaseFile: string;
  /** A participant's session. */
  token: string;
  /** The origin of one instance. */
  instance: string;
}

async function tryProtocols({ client, proxy }: Trial): Promise<Figure[]> {
  const redirect = await fetch(proxy.httpOrigin, { redirect: 'manual' });
  const { status, headers } = await client.request('/', { accept: 'text/html' });
  const metrics = await client.request('/metrics');
  return [
    createTextFigure('nginx: protocol', await client.readProtocol(), 'h2 over TLSv1.3'),
    createTextFigure('nginx: plain HTTP', String(redirect.status), '308'),
    createTextFigure('nginx: document', `${status} ${headers['cache-control']}`, '200 no-cache'),
    // The API sends it for HTTPS only, so it believes the proxy.
    createTextFigure(
      'nginx: strict-transport-security',
      String(headers['strict-transport-security']),
      'max-age=31536000',
    ),
    createTextFigure('nginx: /metrics', String(metrics.status), '404'),
  ];
}

async function tryFiles({ client, releaseFile }: Trial): Promise<Figure[]> {
  const first = await client.request(releaseFile, { 'accept-encoding': 'gzip, deflate, br' });
  const second = await client.request(releaseFile, { 'accept-encoding': 'br;q=1.0, gzip' });
  const map = await client.request(`${releaseFile}.map`);
  const { 'cache-control': lifetime, 'content-encoding': encoding } = second.headers;
  return [
    createTextFigure(
      'nginx: release file, again with another Accept-Encoding',
      [first, second].map(readCacheStatus).join(' '),
      'MISS HIT',
    ),
    createTextFigure(
      'nginx: release file, lifetime and encoding',
      `${lifetime}; ${String(encoding)}`,
      'public, max-age=31536000, immutable; br',
    ),
    createTextFigure('nginx: source map', String(map.status), '404'),
  ];
}

/** Times an event that the other instance causes. */
async function tryStream({ client, token, instance }: Trial): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}` };
  const ms = await client.timeEvent(live.stream.path, headers, () =>
    fetch(`${instance}${notifications.readAll.path}`, { method: 'PUT', headers }),
  );
  return [createCountFigure('nginx: ms until an event arrives', Math.round(ms), 1_000)];
}

/** Tries protocols, caches and event stream of the proxy in front of the running product. */
export async function tryProxy(proxy: Proxy, given: Omit<Trial, 'client' | 'proxy'>): Promise<Figure[]> {
  const client = new HttpsClient(proxy.origin, proxy.certificate);
  const trial = { ...given, proxy, client };
  try {
    return [
      ...(await tryProtocols(trial)),
      createTextFigure(
        'nginx: public list, again, expired, renewed, with token',
        await readListStatuses(client, trial.token),
        'MISS HIT STALE HIT BYPASS',
      ),
      ...(await tryFiles(trial)),
      ...(await tryStream(trial)),
      { name: 'nginx: cached lists per second', value: String(await measureRate(proxy, events.events.path)) },
      { name: 'nginx: uncached documents per second', value: String(await measureRate(proxy, '/')) },
    ];
  } finally {
    client.close();
  }
}
