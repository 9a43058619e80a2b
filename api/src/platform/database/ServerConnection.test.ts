import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PoolClient } from 'pg';
import { ServerConnection } from './ServerConnection';

/** A client whose statements fail with the given errors in turn, and then succeed. */
function createConnection(errors: (Error | undefined)[]) {
  const sent: string[] = [];
  let released: unknown;
  let ended = false;
  let doubts = 0;
  const client = {
    query: async ({ text }: { text: string }) => {
      sent.push(text);
      const error = errors.shift();
      if (error !== undefined) throw error;
      return { command: 'SELECT', rowCount: 0, rows: [] };
    },
    release: (destroy: unknown) => {
      released = destroy;
    },
    end: async () => {
      ended = true;
    },
  };
  const connection = new ServerConnection(client as unknown as PoolClient, {
    onError: () => undefined,
    onDoubt: () => {
      doubts += 1;
    },
    isTrusted: () => true,
  });
  return { connection, sent, state: () => ({ released, ended, doubts }) };
}

const createDeadlock = (): Error => Object.assign(new Error('deadlock'), { code: '40P01' });
const createTimeout = (): Error => new Error('Query read timeout');

describe('a connection to the server', () => {
  it('retries a single statement aborted by a deadlock, once', async () => {
    const { connection, sent } = createConnection([createDeadlock()]);
    await connection.query('update a set b = 1', []);
    assert.equal(sent.length, 2);
    const again = createConnection([createDeadlock(), createDeadlock()]);
    await assert.rejects(again.connection.query('update a set b = 1', []), { code: '40P01' });
    assert.equal(again.sent.length, 2);
  });

  it('does not retry a statement of a transaction, whose earlier statements are undone too', async () => {
    const { connection, sent } = createConnection([undefined, createDeadlock()]);
    await connection.query('begin', []);
    await assert.rejects(connection.query('update a set b = 1', []), { code: '40P01' });
    assert.deepEqual(sent, ['begin', 'update a set b = 1']);
  });

  it('is closed without a reply, refuses later statements with the cause, and is not reused', async () => {
    const { connection, sent, state } = createConnection([undefined, createTimeout()]);
    await connection.query('begin', []);
    await assert.rejects(connection.query('select 1', []), /Query read timeout/);
    await connection.query('rollback', []);
    await assert.rejects(connection.query('select 2', []), /Query read timeout/);
    connection.release();
    assert.deepEqual(sent, ['begin', 'select 1']);
    assert.deepEqual(state(), { released: true, ended: true, doubts: 1 });
  });

  it('reports a server that has become read-only, as a leader after a failover', async () => {
    const error = Object.assign(new Error('read-only transaction'), { code: '25006' });
    const { connection, state } = createConnection([error]);
    await assert.rejects(connection.query('update a set b = 1', []), { code: '25006' });
    assert.equal(state().doubts, 1);
  });
});
