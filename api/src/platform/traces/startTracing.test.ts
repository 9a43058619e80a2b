import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { auth, buildPath, events, live, profile } from '@marquee/shared-contracts';
import { trace } from '@opentelemetry/api';
import { sql } from 'kysely';
import { buildParticipant } from '../../testing/buildAccount';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../testing/startTraceCollector';
import { queryChannel } from '../database/queryChannel';
import { startTracing } from './startTracing';

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const TRACE = 'a'.repeat(32);
const PARENT = 'b'.repeat(16);
const traceparent = `00-${TRACE}-${PARENT}-01`;
const details = {
  route: events.details.path,
  path: buildPath(events.details.path, { eventId: '01900000-0000-7000-8000-00000000cafe' }),
};

let collector: TraceCollector;
let test: TestApp;
let isPublishedBefore = true;
before(async () => {
  isPublishedBefore = queryChannel.start.hasSubscribers;
  collector = await startTraceCollector();
  process.env[ENDPOINT] = collector.url;
  const tracing = await startTracing();
  test = await buildTestApp({ tracing });
  await sendCalls();
  await tracing.stop();
});
after(async () => {
  delete process.env[ENDPOINT];
  collector.close();
  await test.close();
});

/** Sends a body after its headers, because it arrives by another event of the connection. */
async function sendLateBody(url: string, body: string): Promise<void> {
  const headers = {
    traceparent: 'canary',
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const call = request(url, { method: 'POST', headers });
  call.flushHeaders();
  await pause(50);
  call.end(body);
  const [response]: IncomingMessage[] = await once(call, 'response');
  response?.resume();
}

async function sendCalls(): Promise<void> {
  const address = await test.app.http.listen({ host: '127.0.0.1', port: 0 });
  const send = (path: string, options: RequestInit = {}) => fetch(address + path, options);
  const { token } = await buildParticipant(test);
  const headers = { traceparent, authorization: `Bearer ${token}` };
  await send(`${profile.read.path}?note=canary-query`, { headers });
  const credentials = { email: 'canary@demo.test', password: 'Canary@1234' };
  await sendLateBody(address + auth.authenticate.path, JSON.stringify(credentials));
  await send(details.path, { headers: { 'user-agent': 'canary-agent' } });
  for (const path of ['/healthz', '/metrics', live.stream.path]) await send(path);
  await sql`select 'canary-background'`.execute(test.database);
  await trace.getTracer('a test').startActiveSpan('a failure', async (span) => {
    await assert.rejects(sql`select 'canary-failure'::integer`.execute(test.database));
    span.end();
  });
}

function findCall(name: string): CollectedSpan {
  const found = collector.spans().find((span) => span.name === name);
  assert.ok(found, `${name} is missing among: ${collector.spans().map((span) => span.name)}`);
  return found;
}
const findStatements = ({ spanId }: CollectedSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);
const readAttributes = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

describe('a traced call', () => {
  it('continues the trace of the browser down to its statements', () => {
    const call = findCall(`GET ${profile.read.path}`);
    assert.deepEqual([call.traceId, call.parentSpanId, call.kind], [TRACE, PARENT, 2]);
    const statements = findStatements(call);
    const names = statements.map(({ name }) => name);
    assert.ok(names.length > 1 && names.includes('SELECT sessions'), names.join());
    assert.ok(statements.every(({ traceId, kind }) => traceId === TRACE && kind === 3));
  });

  it('has statements after its body, too', () => {
    const call = findCall(`POST ${auth.authenticate.path}`);
    const names = findStatements(call).map(({ name }) => name);
    assert.ok(names.includes('SELECT accounts'), names.join());
  });

  it('begins a trace without a valid parent', () => {
    const ids = [`POST ${auth.authenticate.path}`, `GET ${details.route}`].map(
      (name) => findCall(name).traceId,
    );
    for (const id of ids) assert.match(id, /^(?!a+$)[0-9a-f]{32}$/);
    assert.notEqual(ids[0], ids[1]);
  });

  it('has route, method, status and request id', () => {
    const { 'marquee.request_id': id, ...attributes } = readAttributes(findCall(`GET ${details.route}`));
    assert.match(String(id), /^[0-9a-f-]{36}$/);
    assert.deepEqual(attributes, {
      'http.request.method': 'GET',
      'http.route': details.route,
      'url.scheme': 'http',
      'http.response.status_code': 404,
    });
  });

  it('contains no value of a request or a statement (C10)', () => {
    assert.doesNotMatch(collector.received(), /canary|cafe|Canary|demo\.test|Bearer/);
  });
});

describe('a failed statement', () => {
  it('has its SQLSTATE, and no message', () => {
    const [statement] = findStatements(findCall('a failure'));
    assert.ok(statement);
    assert.deepEqual(statement.status, { code: 2 });
    assert.deepEqual(readAttributes(statement), {
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'db.query.text': 'select ?::integer',
      'db.response.status_code': '22P02',
    });
  });
});

describe('streams, probes and background work', () => {
  it('are not traced', () => {
    const names = collector.spans().map(({ name }) => name);
    assert.deepEqual(
      names.filter((name) => /stream|healthz|metrics/.test(name)),
      [],
    );
    const known = new Set(collector.spans().map(({ spanId }) => spanId));
    const alone = collector
      .spans()
      .filter(({ kind, parentSpanId = '' }) => kind === 3 && !known.has(parentSpanId));
    assert.deepEqual(alone, []);
  });
});

describe('without tracing', () => {
  it('no statement is published', () => {
    assert.deepEqual([isPublishedBefore, queryChannel.start.hasSubscribers], [false, false]);
  });
});
