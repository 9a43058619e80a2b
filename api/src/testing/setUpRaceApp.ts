import { after, before } from 'node:test';
import { buildTestApp, type TestApp } from './buildTestApp';
import { skipWithoutPostgres } from './skipWithoutPostgres';
import { createFixture } from './setUpTestApp';

/** Does the same as `setUpTestApp` for tests with `skipWithoutPostgres`, and nothing on the embedded engine. */
export function setUpRaceApp(prepare: () => Promise<void> = async () => undefined): TestApp {
  const fixture = createFixture();
  before(async () => {
    if (skipWithoutPostgres !== false) return;
    fixture.set(await buildTestApp());
    await prepare();
  });
  after(async () => {
    if (skipWithoutPostgres === false) await fixture.test.close();
  });
  return fixture.test;
}
