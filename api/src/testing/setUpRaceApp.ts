import { after, before } from 'node:test';
import { buildTestApp, type TestApp } from './buildTestApp';
import { skipWithoutPostgres } from './skipWithoutPostgres';

/** The application of a race for the suite that calls it, given to `begin` first; none where the race is left out. */
export function setUpRaceApp(begin: (test: TestApp) => Promise<void>): void {
  let test: TestApp | undefined;
  before(async () => {
    if (skipWithoutPostgres !== false) return;
    test = await buildTestApp();
    await begin(test);
  });
  after(() => test?.close());
}
