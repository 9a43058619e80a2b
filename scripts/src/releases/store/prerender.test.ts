import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnstyledClasses } from './prerender';

test('finds classes of prerendered markup without styles', () => {
  const html = '<p class="one-a two-b">class="not-this"</p><b class="one-a"></b><i class=""></i>';
  assert.deepEqual(findUnstyledClasses(html, '.one-a{color:red}.two-b:hover{}'), []);
  assert.deepEqual(findUnstyledClasses(html, '.one-a{color:red}'), ['two-b']);
});
