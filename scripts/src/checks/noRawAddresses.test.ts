import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LINKS_FILE } from '../links/generateLinks';
import { noRawAddresses } from './noRawAddresses';
import { createProject } from './Project';

const remote = JSON.stringify({
  screens: [{ path: '/' }, { path: '/event/:eventId?' }, { path: '/terms' }, { path: '/quiz/:eventId' }],
  redirects: [{ from: '/home', to: '/' }],
});

const findViolations = (text: string, file = 'shell/src/layout/Footer.tsx'): string[] =>
  noRawAddresses(createProject({ 'mf-discovery/remote.json': remote, [file]: text }));

const wrong: [string, string][] = [
  ["const to = '/terms';", '/terms'],
  ['<Link to="/Terms/">', '/Terms/'],
  ["navigate('/event/' + id);", '/event/'],
  ["matchPath('/quiz/:eventId', path);", '/quiz/:eventId'],
  ['`/quiz/${quiz.id}?from=home#top`', '/quiz/…'],
  ['`${origin}/event/${id}`', '/event/…'],
  ["'https://marquee.example/terms'", '/terms'],
  ["'/event/{{id}}'", '/event/…'],
  ["get('/files/*'); // all files */\nconst to = '/home';", '/home'],
];
for (const [text, address] of wrong) {
  test(`an address is reported in ${text}`, () => {
    assert.deepEqual(findViolations(text), [
      `shell/src/layout/Footer.tsx: "${address}" repeats an address of a remote.json; use the contract's links`,
    ]);
  });
}

test('an address is reported in the document too', () => {
  assert.deepEqual(findViolations('<a href="/terms">', 'shell/src/document/index.html'), [
    `shell/src/document/index.html: "/terms" repeats an address of a remote.json; use the contract's links`,
  ]);
});

const right = [
  "import { terms } from './terms';",
  "path === '/' ? title : path.split('/')",
  "fetch('/api/v1/quiz/7');",
  "'/images/default-event.svg'",
  '/** Serves `/terms`. */ const a = 1; // the screen of "/quiz/7"',
  "links.event('7')",
];
for (const text of right)
  test(`other text passes: ${text}`, () => assert.deepEqual(findViolations(text), []));

test('tests, fixtures and the generated links may hold addresses', () => {
  for (const file of [
    LINKS_FILE,
    'shell/src/layout/Footer.test.tsx',
    'shell/e2e/home.test.ts',
    'shared-contracts/src/testing/samples.ts',
    'scripts/src/fixtures/dev/main.ts',
  ])
    assert.deepEqual(findViolations("'/terms'", file), [], file);
});
