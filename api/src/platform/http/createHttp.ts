import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { sendError, toErrorBody } from './sendError';
import { sendConnectionError } from './sendConnectionError';
import { acceptMultipart } from './multipart';
import { Refusal } from './refuse';

/** JSON lines without the framework's own request fields, which contain addresses and query values (C10). */
export const logger = {
  level: 'info',
  serializers: { req: () => ({}), res: () => ({}) },
};

export interface HttpOptions {
  logger: FastifyServerOptions['logger'];
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustProxy?: string;
}

/** Milliseconds that a body may take; uploads may take longer (C8). */
const BODY_MS = { ordinary: 10_000, upload: 30_000 };

/** Limits of C8, in bytes and milliseconds: Fastify's defaults keep slow sockets open indefinitely. */
const LIMITS = {
  bodyLimit: 100_000,
  requestTimeout: BODY_MS.upload,
  keepAliveTimeout: 5_000,
  // A token of two ids and a signature has 117 characters; the default allows 100.
  routerOptions: { maxParamLength: 160 },
  http: { maxHeaderSize: 8_192, headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
} as const;

/** The header with the request id, which log lines contain too. */
export const REQUEST_ID = 'x-request-id';

/** Concurrent calls before further calls get 503 (C8). */
const MAX_CALLS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Streams do not count as active calls, because they have their own limits. */
    isLongLived?: boolean;
    /** Whether traces contain the calls of this route. */
    isTraced?: boolean;
    /** Whether the body may take as long as an upload. */
    isUpload?: boolean;
  }
}

/**
 * Creates the HTTP server with limits, headers, log and error format, without routes. Its hooks use
 * callbacks, because a promise per call costs more than the hook's own work.
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
    // While stopping, late requests are answered and their connections closed; Fastify's own 503 has another
    // format.
    return503OnClosing: false,
  });
  readOnlyJson(http);
  acceptMultipart(http);
  limitConcurrency(http);
  limitBodyTime(http);
  sendHeaders(http);
  logRequests(http);
  closeConnectionsAfterStop(http);
  http.setErrorHandler(sendError);
  http.setNotFoundHandler((_request, reply) => reply.status(404).send(toErrorBody('NOT_FOUND')));
  return http;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

function readOnlyJson(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
  // Mail programs stop reminders with a form (RFC 8058); `requireEncoding` refuses forms elsewhere.
  http.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
}

function limitConcurrency(http: FastifyInstance): void {
  let calls = 0;
  const countEnd = (): void => {
    calls -= 1;
  };
  http.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isLongLived === true) return done();
    calls += 1;
    reply.raw.once('close', countEnd);
    if (calls > MAX_CALLS) return done(new Refusal('OVERLOADED'));
    done();
  });
}

/** Closes the connections of calls that were running at the stop, which would else stay open for the next call. */
function closeConnectionsAfterStop(http: FastifyInstance): void {
  let isStopping = false;
  http.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  http.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) http.server.closeIdleConnections();
    done();
  });
}

/** C9: replies are private JSON data by default. Documents and public lists override these headers. */
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

/** Aborts a slow ordinary body, because Node has only one limit for all calls, which must suit uploads. */
export function limitBodyTime(http: FastifyInstance, milliseconds = BODY_MS.ordinary): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    if ((length === undefined && chunked === undefined) || request.routeOptions.config.isUpload)
      return done();
    const late = setTimeout(() => {
      const error = Object.assign(new Error('The body came too slowly.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // Injected test requests have no socket and no completion state.
      if (request.raw.complete === false) sendConnectionError(error, request.raw.socket);
    }, milliseconds);
    late.unref();
    reply.raw.once('close', () => clearTimeout(late));
    done();
  });
}

/** Logs one line per call from an allow-list of fields: never a body, a header or a query value (C10). */
function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      route: `${request.method} ${request.routeOptions.url ?? 'unknown path'}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      accountId: request.caller?.id,
    });
    done();
  });
}
