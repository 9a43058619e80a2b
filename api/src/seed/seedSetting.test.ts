import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildDatabase } from '../testing/buildDatabase';
import { setUpTestApp } from '../testing/setUpTestApp';
import { createParticipantForm } from '../testing/signUpForm';
import { startServer } from '../testing/startServer';
import { seedDemoData } from './seedDemoData';

async function countPublicEvents(given: Record<string, string>): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-seed-'));
  const database = process.env.TEST_DATABASE_URL === undefined ? undefined : await buildDatabase();
  const server = startServer(directory, { DATABASE_URL: database?.url ?? '', ...given });
  try {
    const response = await fetch(`${await server.address}/api/v1/public/homepage/events`);
    return Number(response.headers.get('x-total-count'));
  } finally {
    await server.stop('SIGTERM');
    await database?.close();
    await rm(directory, { recursive: true, force: true });
  }
}

describe('demonstration data (PR-5)', () => {
  const test = setUpTestApp();

  it('is absent without SEED', async () => {
    assert.equal(await countPublicEvents({ SEED: '' }), 0);
  });

  it('exists with SEED=demo', async () => {
    assert.ok((await countPublicEvents({ SEED: 'demo' })) > 0);
  });

  it('leaves a database with a sign-up unchanged', async () => {
    const { status } = await test.call(auth.register, { body: createParticipantForm() });
    assert.equal(status, 201);
    assert.equal(await seedDemoData(test.database, test.clock), false);
  });
});
