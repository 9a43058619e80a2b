/**
 * The API's tests that run on the embedded engine too. All run on PostgreSQL; these depend on the engine, each for
 * the reason above it. Races, the fuzzer and the authorization matrix need a server with many connections.
 */
const embeddedTests = [
  // Connections, transactions, migrations, locks and backups differ between the engines.
  'api/src/platform/database/',
  // LISTEN, NOTIFY and streams share the engine's only connection with queries.
  'api/src/platform/live/',
  // The outbox claims rows with locks.
  'api/src/platform/mail/',
  'api/src/platform/idempotency/',
  // The data folder belongs to one process, which must leave it whole when it is killed.
  'api/src/testing/contract-tests/crash.test.ts',
  'api/src/testing/contract-tests/rollback.test.ts',
  'api/src/platform/background/',
  'api/src/platform/deployment/',
  // Every table is filled, and each operator's command opens the folder.
  'api/src/seed/',
  'api/src/cli/',
  'api/src/schema-contract/',
];

/** Each feature's routes run its queries once on both engines. */
const routeTests = /^api\/src\/(features|platform)\/.*\/routes\.test\.ts$/;

/** Whether a test file depends on the database engine. */
export const dependsOnEngine = (file: string): boolean =>
  routeTests.test(file) || embeddedTests.some((start) => file.startsWith(start));
