import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Application } from '../Application';
import { REQUEST_ID } from './createHttp';
import type { CachedResponse } from './ResponseCache';

/**
 * Serves cached replies before the framework's handler, with the usual rate limits, log and metrics; other
 * requests go through. `trustProxy` as in `createHttp`.
 */
export function serveCachedResponses(app: Application, trustProxy: string | undefined): void {
  const { server } = app.http;
  const trusted = proxyAddress.compile(trustProxy === undefined ? [] : trustProxy.split(/ *, */));
  const [ordinary] = server.listeners('request');
  let isStopping = false;
  app.http.addHook('preClose', async () => {
    isStopping = true;
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const call = { request, response, trusted };
    if (isStopping || !sendCached(app, call)) ordinary?.call(server, request, response);
  });
}

interface IncomingCall {
  request: IncomingMessage;
  response: ServerResponse;
  trusted: ReturnType<typeof proxyAddress.compile>;
}

function sendCached(app: Application, { request, response, trusted }: IncomingCall): boolean {
  const now = app.clock.now();
  const found = app.responseCache.find(request, now.getTime());
  if (found === undefined) return false;
  const address = proxyAddress(request, trusted);
  const delay = app.rateLimiter.limitAddress(address, now);
  if (delay === 0) send(app, found, response);
  else void app.delays.wait(address, delay).then(() => send(app, found, response));
  return true;
}

function send(app: Application, { route, headers, body }: CachedResponse, response: ServerResponse): void {
  const started = performance.now();
  const requestId = randomUUID();
  response.writeHead(200, [...headers, REQUEST_ID, requestId]);
  response.end(body);
  const milliseconds = performance.now() - started;
  app.http.log.info({ requestId, route, status: 200, ms: Math.round(milliseconds) });
  app.requestMetrics.count(route, 200, milliseconds / 1000);
}
