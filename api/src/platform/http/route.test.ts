import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoint } from '@marquee/shared-contracts';
import { z } from 'zod/mini';
import { SessionReader } from '../access/SessionReader';
import type { Application } from '../Application';
import { CODE_TIMES } from '../access/oneTimeCode';
import { PasswordHasher } from '../access/PasswordHasher';
import { createLeaderboardCache } from '../../features/quiz/leaderboard/leaderboardCache';
import { AttemptReader } from '../../features/quiz/AttemptReader';
import { openServer } from '../database/openDatabase';
import { ClockSkew } from '../ClockSkew';
import { createHttp } from './createHttp';
import { LocalBus } from '../live/LocalBus';
import { RateLimiter } from '../throttle/RateLimiter';
import { DelayQueue } from '../throttle/DelayQueue';
import { OutboxMailer } from '../mail/OutboxMailer';
import { requireAllRoutes, route } from './route';
import { buildParticipant } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { ReleaseHealth } from '../../features/releases/ReleaseHealth';
import { RequestMetrics } from '../metrics/RequestMetrics';
import { createMemoryStorage } from '../../testing/createMemoryStorage';
import { EventViews } from '../../features/events/views/EventViews';

const thing = endpoint('POST', '/api/things', {
  access: 'public',
  object: 'none',
  failure: 'Failed to make the thing',
  body: z.object({ shape: z.enum(['good', 'bad']) }),
  reply: z.object({ name: z.string(), parts: z.array(z.object({ id: z.int() })) }),
  status: 201,
});

const test = setUpTestApp();

const createEmptyApp = (parts: Partial<Application> = {}): Application => ({
  database: test.database,
  clock: test.clock,
  mailer: new OutboxMailer({ secret: 'a secret for tests only', clock: test.clock }),
  storage: createMemoryStorage(),
  secret: 'a secret for tests only',
  codes: CODE_TIMES,
  passwords: new PasswordHasher(),
  policies: test.app.policies,
  accountDeletionHandlers: [],
  cancellationHandlers: [],
  sessions: new SessionReader({ ...test, ...parts }),
  leaderboards: createLeaderboardCache(test.clock),
  clockSkew: new ClockSkew(test, test.app.http.log),
  attemptReader: new AttemptReader({ ...test, ...parts }),
  http: createHttp({ logger: false }),
  bus: new LocalBus(test.clock),
  readers: test.app.readers,
  rateLimiter: new RateLimiter({}),
  delays: new DelayQueue(),
  requestMetrics: new RequestMetrics(),
  releaseHealth: new ReleaseHealth(test.database),
  routedEndpoints: new Set(),
  eventViews: new EventViews(test.database),
  ...parts,
});

function createAppWithThing(): Application {
  const app = createEmptyApp();
  const row = { name: 'a', passwordHash: 'secret', parts: [{ id: 1, answerKey: 'B' }] };
  // A row may contain more fields than its type, and the reply must drop them.
  route(app, thing, async ({ body }) => (body.shape === 'good' ? row : { ...row, parts: [{ id: 0.5 }] }));
  return app;
}

const make = (shape: string) =>
  createAppWithThing().http.inject({ method: 'POST', url: '/api/things', payload: { shape } });

describe('a route', () => {
  it('returns only fields of its reply schema, at any depth', async () => {
    const response = await make('good');
    assert.equal(response.statusCode, 201);
    assert.deepEqual(response.json(), { name: 'a', parts: [{ id: 1 }] });
  });

  it('fails rather than return a reply outside its schema', async () => {
    const response = await make('bad');
    assert.equal(response.statusCode, 500);
    assert.equal(response.json().code, 'INTERNAL');
  });

  it('publishes the topics of a successful call, and none of a refused call', async () => {
    const app = createEmptyApp();
    const change = endpoint('PUT', '/api/events/:eventId/things', {
      ...thing.definition,
      changes: 'event',
    });
    route(app, change, async () => ({ name: 'a', parts: [] }));
    const published: string[] = [];
    app.bus.listen({ onTopic: (topic) => published.push(topic), onGap: () => undefined });
    const eventId = '01900000-0000-7000-8000-000000000000';
    for (const shape of ['good', 'neither'])
      await app.http.inject({ method: 'PUT', url: `/api/events/${eventId}/things`, payload: { shape } });
    assert.deepEqual(published, [`event:${eventId}`]);
  });

  it('reports the invalid fields', async () => {
    const response = await make('neither');
    assert.equal(response.statusCode, 400);
    assert.deepEqual(
      response.json().errors.map(({ field }: { field: string }) => field),
      ['shape'],
    );
  });
});

describe('the start', () => {
  it('is refused while a call of the contract has no handler', () => {
    assert.throws(() => requireAllRoutes(createEmptyApp()), {
      message: /^No handler answers the endpoint auth\.\w+\.$/,
    });
  });
});

describe('a lost database', () => {
  it('causes 503 with a delay before a retry', async () => {
    const person = await buildParticipant(test);
    const app = createEmptyApp({ database: openServer('postgres://nobody@127.0.0.1:1/nothing') });
    const secured = endpoint('GET', '/api/secured', {
      access: 'account',
      object: 'none',
      failure: 'Failed',
      reply: z.object({}),
    });
    route(app, secured, async () => ({}));
    const response = await app.http.inject({
      url: '/api/secured',
      headers: { authorization: `Bearer ${person.token}` },
    });
    await app.database.destroy();
    assert.equal(response.statusCode, 503);
    assert.equal(response.headers['retry-after'], '2');
    assert.deepEqual(response.json(), {
      status: 'ERROR',
      code: 'OVERLOADED',
      message: 'We are busy right now. Please try again in a moment.',
    });
  });
});
