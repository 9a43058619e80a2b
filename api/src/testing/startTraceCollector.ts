import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** A span of OTLP/JSON; ids are hexadecimal. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 is a server's, 3 a client's. */
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  /** Code 2 is an error. */
  status: { code?: number; message?: string };
}

interface TraceRequest {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** A collector of OpenTelemetry traces for tests. */
export interface TraceCollector {
  /** The value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans(): CollectedSpan[];
  /** All received requests as text. */
  received(): string;
  close(): void;
}

/** Receives OTLP over HTTP with JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const requests: TraceRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isTraces = request.method === 'POST' && request.url === '/v1/traces';
    const body = await json(request);
    if (isTraces) requests.push(body as TraceRequest);
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans: () =>
      requests.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    received: () => JSON.stringify(requests),
    close: () => server.close().closeAllConnections(),
  };
}
