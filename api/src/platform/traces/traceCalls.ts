import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of a traced call. */
    span?: Span;
  }
}

/**
 * Names of OpenTelemetry's semantic conventions. The path, the query, headers and addresses are missing on purpose (C10);
 * the request id leads to the log line.
 */
const describeRequest = ({ id, method, protocol, routeOptions }: FastifyRequest) => ({
  'http.request.method': method,
  'http.route': routeOptions.url,
  'url.scheme': protocol,
  'marquee.request_id': id,
});

/** Records one span per call of a traced route, as a child of the browser's `traceparent`. */
export function traceCalls(tracer: Tracer, http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const { url, config } = request.routeOptions;
    if (config.isTraced !== true) return done();
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const options = { kind: SpanKind.SERVER, attributes: describeRequest(request) };
    request.span = tracer.startSpan(`${request.method} ${url}`, options, parent);
    context.with(trace.setSpan(parent, request.span), done);
  });
  http.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
