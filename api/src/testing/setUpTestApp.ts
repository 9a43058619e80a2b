import { after, before } from 'node:test';
import { buildTestApp, type TestApp, type TestAppParts } from './buildTestApp';

/**
 * Builds an application before the tests of this file or suite, runs `prepare`, and closes it after them. Other
 * hooks of a file run concurrently, so they cannot use the application.
 */
export function setUpTestApp(
  parts: TestAppParts = {},
  prepare: () => Promise<void> = async () => undefined,
): TestApp {
  const fixture = createFixture();
  before(async () => {
    fixture.set(await buildTestApp(parts));
    await prepare();
  });
  after(() => fixture.test.close());
  return fixture.test;
}

/** A `TestApp` that forwards to the application that a hook sets later. */
export function createFixture(): { test: TestApp; set: (built: TestApp) => void } {
  let built: TestApp | undefined;
  const read = (): TestApp => {
    if (built === undefined) throw new Error('The application is built before the first test, not earlier.');
    return built;
  };
  const test: TestApp = {
    get app() {
      return read().app;
    },
    get database() {
      return read().database;
    },
    get clock() {
      return read().clock;
    },
    get isPostgres() {
      return read().isPostgres;
    },
    get url() {
      return read().url;
    },
    call: (endpoint, input, token) => read().call(endpoint, input, token),
    mails: () => read().mails(),
    codeFor: (email) => read().codeFor(email),
    close: () => read().close(),
  };
  return {
    test,
    set: (value) => {
      built = value;
    },
  };
}
