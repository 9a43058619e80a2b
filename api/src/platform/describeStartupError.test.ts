import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeStartupError } from './describeStartupError';

describe('a start that failed', () => {
  it('names a port in use', () => {
    const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
    assert.equal(
      describeStartupError(error),
      'Port 3000 is in use. Stop what uses it, or set PORT to another number.',
    );
  });

  it('reports that the database server is away, although the network error has no message', () => {
    const error = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    assert.equal(
      describeStartupError(error),
      'The database server of DATABASE_URL does not answer (ECONNREFUSED).',
    );
  });

  it('passes the messages of own errors on', () => {
    assert.equal(describeStartupError(new Error('PORT must be a number.')), 'PORT must be a number.');
  });
});
