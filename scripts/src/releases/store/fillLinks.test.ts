import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fillLinks } from './fillLinks';

it('a document gets the paths of the screens that it names', () => {
  assert.equal(fillLinks('<a href="{{login}}">Login</a>'), '<a href="/login">Login</a>');
});

it('a document may not name a screen that no remote has', () => {
  assert.throws(() => fillLinks('<a href="{{logout}}">'), {
    message: /links to logout, but no remote\.json has/,
  });
});
