import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredLinks } from './answeredLinks';
import { createProject } from './Project';

const project = createProject({
  'mf-auth/remote.json': JSON.stringify({
    screens: [{ path: '/otpWithMail' }, { path: '/event/:eventId' }],
    redirects: [{ from: '/sign-up', to: '/areu' }],
  }),
});

test('a link that no remote answers is reported', () => {
  const links = { teams: (id: string) => `/teams/${id}`, deep: (id: string) => `/event/${id}/more` };
  assert.deepEqual(answeredLinks(links)(project), [
    'links.teams: no remote.json answers /teams/x',
    'links.deep: no remote.json answers /event/x/more',
  ]);
});

test('paths match in any case, parameters match anything, redirects count', () => {
  const links = { code: () => '/OTPwithmail', event: (id: string) => `/event/${id}`, old: () => '/sign-up' };
  assert.deepEqual(answeredLinks(links)(project), []);
});
