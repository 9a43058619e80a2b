import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchPath } from './matchPath';

describe('matchPath', () => {
  it('reads the parameters of a path, decoded', () => {
    assert.deepEqual(matchPath('/event/:eventId', '/event/a%20b'), { eventId: 'a b' });
  });

  it('allows an optional last part to be absent', () => {
    assert.deepEqual(matchPath('/event-type/:category?', '/event-type'), {});
    assert.deepEqual(matchPath('/event-type/:category?', '/event-type/quiz'), { category: 'quiz' });
  });

  it('ignores a trailing slash and letter case', () => {
    assert.deepEqual(matchPath('/otpWithMail', '/otpwithmail/'), {});
  });

  it('refuses a path that is longer, shorter, different or broken', () => {
    assert.equal(matchPath('/event/:eventId', '/event'), undefined);
    assert.equal(matchPath('/event/:eventId', '/event/a/b'), undefined);
    assert.equal(matchPath('/', '/event'), undefined);
    assert.equal(matchPath('/event/:eventId', '/event/%E0%A4%A'), undefined);
  });
});
