import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { auth, type Endpoint, events, registration, buildPath } from '@marquee/shared-contracts';
import { buildDatabase, type TestDatabase } from '../buildDatabase';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import { type LoadBalancer, startLoadBalancer } from '../startLoadBalancer';
import { createParticipantForm } from '../signUpForm';
import { type RunningServer, startServer } from '../startServer';

const skip = process.env.TEST_DATABASE_URL === undefined && 'needs PostgreSQL';

interface Sent {
  params?: Record<string, string>;
  body?: object;
  token?: string;
}

interface ReceivedReply {
  status: number;
  data: Record<string, unknown>;
  body: unknown;
}

describe('two instances on one database behind a round-robin proxy', { skip }, () => {
  let directory: string;
  let database: TestDatabase;
  let instances: RunningServer[] = [];
  let proxy: LoadBalancer | undefined;

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marquee-two-'));
    database = await buildDatabase();
    const settings = {
      DATABASE_URL: database.url ?? '',
      SECRET: 'a secret that both instances share',
      SEED: 'demo',
    };
    // Both start at once and find the database empty; one of them seeds it.
    instances = ['one', 'two'].map((name) => startServer(join(directory, name), settings));
    proxy = await startLoadBalancer(await Promise.all(instances.map(({ address }) => address)));
  });
  after(async () => {
    await proxy?.close();
    await Promise.all(instances.map((instance) => instance.stop('SIGTERM')));
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function ask(
    { method, path }: Endpoint,
    { params = {}, body, token }: Sent = {},
  ): Promise<ReceivedReply> {
    const response = await fetch(`${proxy?.address}${buildPath(path, params)}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    return { status: response.status, body: reply, data: { ...Object(Object(reply).data) } };
  }

  async function readCode(email: string): Promise<string> {
    const response = await fetch(`${proxy?.address}/dev/mailbox`, {
      headers: { accept: 'application/json' },
    });
    const { data } = (await response.json()) as { data: { to: string; text: string }[] };
    return /\b\d{4}\b/.exec(data.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
  }

  it('signs up, logs in, registers and lists as one instance does', async () => {
    const form = createParticipantForm({ email: 'two@example.org' });
    const { status, data } = await ask(auth.register, { body: form });
    assert.equal(status, 201);
    const code = { email: form.email, otp: await readCode('two@example.org'), draftId: data['draftId'] };
    assert.equal((await ask(auth.validate, { body: code })).status, 200);

    const loggedIn = await ask(auth.authenticate, { body: { email: form.email, password: form.password } });
    const token = String(loggedIn.data['token']);
    for (const _instance of instances) assert.equal((await ask(auth.me, { token })).status, 200);

    const listed = (await ask(events.events)).body as { id: string; registrationState: string }[];
    const open = listed.find(({ registrationState }) => registrationState === 'OPEN');
    const sent = { params: { eventId: open?.id ?? '' }, body: sampleRegistrationForm, token };
    assert.equal((await ask(registration.register, sent)).status, 201);
    assert.equal((await ask(registration.register, sent)).status, 200);
    for (const _instance of instances) {
      const { body } = await ask(registration.registered, { token });
      assert.deepEqual(
        Object(body).data.map(({ id }: { id: string }) => id),
        [open?.id],
      );
    }
  });

  it('ends a session on both at once', async () => {
    const session = { body: { email: 'two@example.org', password: 'Right@123' } };
    const token = String((await ask(auth.authenticate, session)).data['token']);
    assert.equal((await ask(auth.logout, { token })).status, 200);
    for (const _instance of instances) assert.equal((await ask(auth.me, { token })).status, 401);
  });

  it('counts wrong passwords on both together', async () => {
    const body = { email: 'guessed@example.org', password: 'Wrong@123' };
    // The tries are concurrent, because later tries wait up to ten seconds each.
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(auth.authenticate, { body })));
    const statuses = answers.map(({ status }) => status).toSorted();
    assert.deepEqual(statuses, [...Array(20).fill(401), 429, 429, 429, 429]);
  });

  it('distributed calls to both', () => {
    assert.ok(
      proxy?.counts.every((count) => count >= 10),
      String(proxy?.counts),
    );
  });
});
