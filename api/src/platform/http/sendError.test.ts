import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { createTestLog } from '../../testing/createTestLog';
import { createHttp } from './createHttp';

let test: TestDatabase;
let http: FastifyInstance;
const log = createTestLog();
before(async () => {
  test = await buildDatabase();
  http = createHttp(log.http);
  const raise = ({ params }: { params: unknown }) =>
    sql`do ${sql.raw(`$$ begin raise exception 'canary' using errcode = '${Object(params).code}'; end $$`)}`.execute(
      test.database,
    );
  http.get('/raise/:code', raise);
  http.get('/refused', () =>
    test.database.connection().execute(async (connection) => {
      await sql`create temporary table notes (note text constraint no_canaries check (note <> 'canary'))`.execute(
        connection,
      );
      await sql`insert into notes values (${'canary'})`.execute(connection);
    }),
  );
});
after(async () => {
  await http.close();
  await test.close();
});

const readLastError = (): Record<string, unknown> =>
  JSON.parse(
    log
      .text()
      .trim()
      .split('\n')
      .findLast((line) => line.includes('call failed')) ?? '{}',
  );

describe('an error of the database', () => {
  for (const [code, name] of [
    ['57014', 'a statement that took too long'],
    ['53200', 'a server without memory'],
    ['40P01', 'a second deadlock'],
  ] as const)
    it(`causes 503 with a delay before a retry: ${name}`, async () => {
      const response = await http.inject(`/raise/${code}`);
      assert.equal(response.statusCode, 503);
      assert.equal(response.headers['retry-after'], '2');
      assert.equal(response.json().code, 'OVERLOADED');
      assert.equal(readLastError()['errorCode'], code);
    });

  it('reports a full disk', async () => {
    const response = await http.inject('/raise/53100');
    assert.equal(response.statusCode, 503);
    assert.equal(response.headers['retry-after'], '60');
    assert.equal(response.json().code, 'STORAGE_FULL');
  });

  it('is logged with its SQLSTATE and constraint, never with a value', async () => {
    const response = await http.inject('/refused');
    assert.equal(response.statusCode, 500);
    const { errorCode, constraint } = readLastError();
    assert.equal(errorCode, '23514');
    assert.equal(constraint, 'no_canaries');
    assert.doesNotMatch(log.text(), /canary\b/);
  });
});
