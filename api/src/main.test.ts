import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildDatabase, type TestDatabase } from './testing/buildDatabase';
import { createParticipantForm } from './testing/signUpForm';
import { startServer } from './testing/startServer';

let directory: string;
let server: TestDatabase | undefined;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-main-'));
  if (process.env.TEST_DATABASE_URL !== undefined) server = await buildDatabase();
});
after(async () => {
  await server?.close();
  await rm(directory, { recursive: true, force: true });
});

const start = () => startServer(directory, { DATABASE_URL: server?.url ?? '' });

async function signUp(address: string, email: string): Promise<number> {
  const response = await fetch(`${address}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(createParticipantForm({ email })),
  }).catch(() => undefined);
  return response?.status ?? 0;
}

async function readMailsTo(address: string): Promise<string[]> {
  const response = await fetch(`${address}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const { data } = (await response.json()) as { data: { to: string }[] };
  return data.map(({ to }) => to);
}

describe('the server as a process', () => {
  it('starts, replies, refuses a second process on its data, survives kill -9, and stops in order', async () => {
    const first = start();
    const address = await first.address;
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    assert.equal((await fetch(`${address}/readyz`)).status, 200);
    if (server === undefined) {
      await assert.rejects(start().address, /Another Marquee is running on the data directory/);
    }

    const emails = Array.from({ length: 20 }, (_, index) => `person${index}@example.org`);
    const signUps = emails.map(async (email) => ((await signUp(address, email)) === 201 ? [email] : []));
    await Promise.race(signUps);
    assert.equal(await first.stop('SIGKILL'), null);
    const acknowledged = (await Promise.all(signUps)).flat();
    assert.ok(acknowledged.length > 0);

    const second = start();
    const mailed = await readMailsTo(await second.address);
    assert.deepEqual(
      acknowledged.filter((email) => !mailed.includes(email)),
      [],
    );
    assert.equal(await second.stop('SIGTERM'), 0);
  });
});

describe('a .env file', () => {
  it('is read at start, but the environment has priority', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-env-'));
    await writeFile(join(folder, '.env'), 'SECRET=short\n');
    const given = { NODE_ENV: 'development', DATABASE_URL: server?.url ?? '' };
    await assert.rejects(startServer(folder, given).address, /SECRET must have at least 32 characters/);
    const running = startServer(folder, { ...given, SECRET: 'a secret of thirty-two characters' });
    await running.address;
    assert.equal(await running.stop('SIGTERM'), 0);
    await rm(folder, { recursive: true, force: true });
  });
});
