import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { findReplyViolation } from './findReplyViolation';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const findViolation = (statusCode: number, body: unknown, headers: object = JSON_TYPE) =>
  findReplyViolation(auth.logout, { statusCode, headers: { ...headers }, body: JSON.stringify(body) });

const refused = { status: 'ERROR', code: 'NOT_FOUND', message: 'Not found' };

describe('the check of replies', () => {
  it('accepts replies that match the contract', () => {
    assert.equal(findViolation(200, { status: 'SUCCESS', data: null }), undefined);
    assert.equal(findViolation(404, refused), undefined);
  });

  for (const [what, status, body, verdict] of [
    ['a failure of the server', 500, refused, 'status 500'],
    ['a success of another status', 202, { status: 'SUCCESS', data: null }, 'status 202'],
    [
      'a reply that holds more than its schema',
      200,
      { status: 'SUCCESS', data: null, hash: 'x' },
      'more than the schema names',
    ],
    [
      'a code that the catalogue does not have',
      404,
      { ...refused, code: 'GONE' },
      'the unknown refusal 404 GONE',
    ],
    ['a code with another status', 403, refused, 'the unknown refusal 403 NOT_FOUND'],
    ['a refusal that holds more', 404, { ...refused, stack: 'at x' }, 'more than the schema names'],
    ['a refusal without a text', 404, { ...refused, message: '' }, 'a refusal without a text'],
  ] as const) {
    it(`finds ${what}`, () => assert.equal(findViolation(status, body), verdict));
  }

  it('finds an HTML page in place of JSON', () => {
    assert.equal(findViolation(200, null, { 'content-type': 'text/html' }), 'the type text/html');
    assert.match(findViolation(200, { status: 'SUCCESS' }) ?? '', /^data: /);
  });
});
