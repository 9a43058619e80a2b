/**
 * The reason for skipping a race on the embedded engine, which runs one transaction at a time; false on a server.
 * `npm test` recognizes the text and runs these tests on PostgreSQL.
 */
export const skipWithoutPostgres =
  process.env.TEST_DATABASE_URL === undefined ? 'needs PostgreSQL (TEST_DATABASE_URL)' : false;
