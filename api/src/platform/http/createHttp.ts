import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { sendError, toErrorBody } from './sendError';
import { sendConnectionError } from './sendConnectionError';
import { BODY_MS, limitBodyTime } from './limitBodyTime';
import { logRequests } from './logRequests';
import { acceptMultipart } from './multipart';
import { Refusal } from './refuse';

export interface HttpOptions {
  logger: FastifyServerOptions['logger'];
  /** Proxies whose `X-Forwarded-For` is believed; none by default. */
  trustProxy?: string;
}

/** The limits of C8, in bytes and milliseconds: Fastify's own keep slow sockets open for ever. */
const LIMITS = {
  bodyLimit: 100_000,
  requestTimeout: BODY_MS.upload,
  keepAliveTimeout: 5_000,
  http: { maxHeaderSize: 8_192, headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
} as const;

/** The header that names a request, in its log lines too. */
export const REQUEST_ID = 'x-request-id';

/** Calls that may be under way at once before others are asked to come again (C8). */
const MAX_CALLS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A reply that stays open is no call under way: streams have limits of their own. */
    isLongLived?: boolean;
  }
}

/**
 * The HTTP server with limits, headers, log and the one error form, without any route. Its hooks call back
 * instead of being asynchronous: each promise on the way of every call costs more than what it would wait for.
 */
export function createHttp(options: HttpOptions): FastifyInstance {
  const http = Fastify({
    ...LIMITS,
    logger: options.logger,
    trustProxy: options.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    clientErrorHandler: sendConnectionError,
    frameworkErrors: sendError,
    forceCloseConnections: 'idle',
    // While stopping, what still arrives is answered and its connection closed: Fastify's own 503 has another form.
    return503OnClosing: false,
  });
  readOnlyJson(http);
  acceptMultipart(http);
  limitConcurrency(http);
  limitBodyTime(http);
  sendHeaders(http);
  logRequests(http);
  http.setErrorHandler(sendError);
  http.setNotFoundHandler((_request, reply) => reply.status(404).send(toErrorBody('NOT_FOUND')));
  return http;
}

function readOnlyJson(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

function limitConcurrency(http: FastifyInstance): void {
  let calls = 0;
  const over = (): void => {
    calls -= 1;
  };
  http.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isLongLived === true) return done();
    calls += 1;
    reply.raw.once('close', over);
    if (calls > MAX_CALLS) return done(new Refusal('OVERLOADED'));
    done();
  });
}

/** C9: API replies are data, for one person, and never a document. Documents and public lists say otherwise. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

function sendHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    reply.header(REQUEST_ID, request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
