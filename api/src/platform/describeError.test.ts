import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeError } from './describeError';

describe('the description of an error', () => {
  it('contains the codes of database, system and mail server', () => {
    const refused = Object.assign(new Error('550 no such user: a@example.org'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    assert.deepEqual(describeError(refused), { error: 'Error', errorCode: 'EENVELOPE', responseCode: 550 });
    const doubled = Object.assign(new RangeError('x'), { code: '23505', constraint: 'accounts_email_key' });
    assert.deepEqual(describeError(doubled), {
      error: 'RangeError',
      errorCode: '23505',
      constraint: 'accounts_email_key',
    });
  });

  it('never contains text that may quote a person (C10)', () => {
    const error = Object.assign(new Error('canary'), {
      code: 'the canary sings',
      responseCode: '550 canary',
      constraint: 'Key (email)=(canary)',
    });
    assert.deepEqual(describeError(error), { error: 'Error' });
    assert.deepEqual(describeError('canary'), { error: 'string' });
    assert.deepEqual(describeError(undefined), { error: 'undefined' });
  });
});
