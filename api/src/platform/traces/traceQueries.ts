import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { type PublishedQuery, queryChannel } from '../database/queryChannel';
import { describeError } from '../describeError';
import { describeStatement } from './describeStatement';

const ignore = (): void => undefined;

/** Names of OpenTelemetry's semantic conventions. */
function describeQuery(text: string) {
  const { operation, table, withoutValues } = describeStatement(text);
  return {
    name: [operation, table].filter(Boolean).join(' '),
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutValues,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}

/** Records one span per statement of a traced call, and returns a function that ends this. */
export function traceQueries(tracer: Tracer): () => void {
  const spans = new WeakMap<PublishedQuery, Span>();
  const subscribers = {
    start: (query: PublishedQuery) => {
      // Background work would make a trace of each single statement.
      if (trace.getActiveSpan() === undefined) return;
      const { name, attributes } = describeQuery(query.text);
      spans.set(query, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
    },
    error: (query: PublishedQuery & { error: unknown }) => {
      const { errorCode } = describeError(query.error);
      const span = spans.get(query)?.setStatus({ code: SpanStatusCode.ERROR });
      // The message may contain values (C10).
      if (errorCode !== undefined) span?.setAttribute('db.response.status_code', errorCode);
    },
    asyncEnd: (query: PublishedQuery) => spans.get(query)?.end(),
    end: ignore,
    asyncStart: ignore,
  };
  queryChannel.subscribe(subscribers);
  return () => {
    queryChannel.unsubscribe(subscribers);
  };
}
