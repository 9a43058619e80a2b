/**
 * Why a race is left out on the embedded engine, false on a real server: one connection runs one transaction at a
 * time, so a race on it proves nothing. `npm test` knows the words and runs these tests on PostgreSQL instead.
 */
export const skipWithoutPostgres =
  process.env.TEST_DATABASE_URL === undefined ? 'needs PostgreSQL (TEST_DATABASE_URL)' : false;
