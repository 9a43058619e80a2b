import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { execa } from 'execa';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { TestProject } from '../testing/TestProject';
import type { TestRelease } from '../testing/createTestRelease';

const react = { react: '^19.0.0' };
const createBellSlot = (access: 'user' | 'host' | 'public') => [{ slot: 'navigation.bell' as const, access }];
const eventActions = [{ slot: 'event.actions' as const, access: 'user' as const }];
const createEntries = (label: string, path: string) => [{ menu: 'navigation.host' as const, label, path }];
const PATHS = ['/quiz/:eventId', '/leader/:eventId'];
const candidate: TestRelease = {
  name: 'mf-quiz',
  version: '1.1.0',
  paths: PATHS,
  requires: react,
};

/** Paths that another remote or the product answers, or that would answer for every remote. */
const takenAddresses: [string, RegExp][] = [
  ['/event/:id/', /\/event\/:id\/ is an address of mf-discovery 2\.0\.0 already/],
  ['/event/:id?', /\/event\/:id\? is an address of mf-discovery 2\.0\.0 already/],
  ['/event/*', /\/event\/\* is an address of .* pages would prefer \/event\/:eventId/],
  ['/event/new', /\/event\/new is an address of .* pages would prefer \/event\/new/],
  ['/:anything', /\/:anything would take the addresses of all teams/],
  ['/*', /\/\* would take the addresses of all teams/],
  ['/raffle?/:id', /\/raffle\?\/:id would take the addresses of all teams/],
  ['/__remotes', /\/__remotes is an address of the product/],
  ['/api/v1/raffle', /\/api\/v1\/raffle is an address of the product/],
];

/** Each candidate with its expected error; undefined for a valid release. */
const verdicts: [string, Partial<TestRelease>, RegExp | undefined][] = [
  ['a valid release', {}, undefined],
  ['its own address with another parameter name', { paths: ['/quiz/:id', '/leader/:eventId'] }, undefined],
  ['the bell for another audience', { slots: createBellSlot('host') }, undefined],
  [
    'a sibling’s address',
    { paths: ['/quiz/:eventId', '/leader/:eventId', '/Event/:other'] },
    /\/Event\/:other is an address of mf-discovery 2\.0\.0 already/,
  ],
  ...takenAddresses.map(
    ([path, message]) =>
      [`${path}, which takes addresses`, { paths: [...PATHS, path] }, message] as [
        string,
        Partial<TestRelease>,
        RegExp,
      ],
  ),
  [
    'a prefix below which a sibling has an address',
    { prefixes: ['/event'] },
    /\/event\/\* is an address of mf-discovery 2\.0\.0 already/,
  ],
  ['a prefix without other addresses', { prefixes: ['/quiz'] }, undefined],
  [
    'an address below a sibling’s prefix',
    { paths: [...PATHS, '/event-type/:category/new'] },
    /\/event-type\/:category\/new is an address of mf-discovery 2\.0\.0 already: \/event-type\/x~\/new leads to \/event-type\/\* too/,
  ],
  [
    'a sibling’s federation name',
    { entry: { file: 'remoteEntry.js', type: 'global', global: 'mf-discovery@2.0.0' } },
    /its federation name mf-discovery@2\.0\.0 is that of mf-discovery 2\.0\.0; put the version into the name/,
  ],
  [
    'the federation name of its own released version',
    { entry: { file: 'remoteEntry.js', type: 'global', global: 'mf-quiz@1.0.0' } },
    /its federation name mf-quiz@1\.0\.0 is that of mf-quiz 1\.0\.0/,
  ],
  ['actions beside those of a sibling', { slots: eventActions }, undefined],
  ['another label in the menu', { navigation: createEntries('Quiz', '/quiz') }, undefined],
  [
    'a sibling’s label in the menu',
    { navigation: createEntries('Events', '/quiz') },
    /navigation\.host has an entry "Events" of mf-discovery 2\.0\.0 already/,
  ],
  [
    'a sibling’s slot',
    { slots: createBellSlot('user') },
    /the slot navigation\.bell is filled by mf-discovery 2\.0\.0 for the same people/,
  ],
  [
    'a sibling’s slot, for everybody',
    { slots: createBellSlot('public') },
    /navigation\.bell is filled by mf-discovery/,
  ],
  [
    'a missing address of a link',
    { paths: ['/quiz/:eventId'] },
    /links\.leaderboard leads to \/leader\/x, which no remote would answer any more/,
  ],
  [
    'a newer library than the shell has',
    { requires: { react: '^20.0.0' } },
    /mf-quiz 1\.1\.0 asks for react \^20\.0\.0; the shell 3\.0\.0 brings 19\.3\.1/,
  ],
  [
    'a library that the shell does not share',
    { requires: { vue: '^3.0.0' } },
    /asks for vue \^3\.0\.0, which the shell does not share/,
  ],
  [
    'a screen that is too heavy',
    { code: `/*${randomBytes(30_000).toString('base64')}*/ show('One')` },
    /\.\/OneScreen weighs \d+\.\d kB with its entry, 30\.0 kB are allowed/,
  ],
  [
    'a screen that loops',
    { code: "show('One'); for (;;);" },
    /\/quiz\/:eventId did not answer in 3 s; does it loop\?/,
  ],
];

/** Screens of one release, each with its script and the text of the report's line. */
const screens: [name: string, code: string, message: RegExp][] = [
  ['a screen that throws', "throw new Error('broken')", /^threw "broken"/],
  [
    'a screen that throws while rendering, behind its outage card',
    `console.error(new Error('quiz is broken'));
        document.querySelector('main').innerHTML = '<h1 id="outage">Quizzes cannot be shown</h1>'`,
    /^threw "quiz is broken"/,
  ],
  [
    'a module that the shell finds no screen in',
    `console.warn(new Error('mf-quiz@1.1.0: ./OneScreen exports no OneScreen (found: default)'));
        document.querySelector('main').innerHTML = '<h1 id="outage">Quizzes cannot be shown</h1>'`,
    /^\.\/OneScreen exports no OneScreen \(found: default\)/,
  ],
  [
    'a screen that a remote’s outage card stands for',
    `document.querySelector('main').innerHTML = '<h1 id="outage">Quizzes cannot be shown</h1>'`,
    /^showed the outage card: "Quizzes cannot be shown"/,
  ],
  [
    'a screen that breaks the policy',
    "try { eval('1') } catch {} setTimeout(() => show('One'), 50)",
    /^broke the policy/,
  ],
];

describe('the check of a release', { skip: describeMissingBrowser() }, () => {
  let project: TestProject;
  before(() => {
    process.env['CHECK_SECONDS'] = '3';
  });
  after(() => {
    delete process.env['CHECK_SECONDS'];
  });
  beforeEach(() => {
    project = new TestProject();
    project.writeStable(
      { name: 'shell', version: '3.0.0', provides: { react: '19.3.1' } },
      {
        name: 'mf-discovery',
        navigation: createEntries('Events', '/'),
        version: '2.0.0',
        paths: ['/event/:eventId'],
        slots: [...createBellSlot('user'), ...eventActions],
        prefixes: ['/event-type'],
      },
      { ...candidate, version: '1.0.0' },
    );
  });
  afterEach(() => project.remove());

  for (const [name, given, message] of verdicts) {
    it(message ? `rejects ${name}` : `accepts ${name}`, async () => {
      project.writeBuild({ ...candidate, ...given });
      const hasPassed = await project.run('check mf-quiz');
      if (message) assert.match(project.output, message);
      else assert.match(project.output, /It may be released\.$/);
      assert.equal(hasPassed, message === undefined);
    });
  }

  it('rejects screens that fail in the browser, and names each', async () => {
    const rows = screens.map(([, code], index): [string, string] => [`/quiz-${String(index)}`, code]);
    project.writeBuild({ ...candidate, moreScreens: Object.fromEntries(rows) });
    assert.equal(await project.run('check mf-quiz'), false);
    const lines = project.output.split('\n').map((line) => line.trim());
    for (const [index, [name, , message]] of screens.entries()) {
      const prefix = `/quiz-${String(index)} `;
      const problems = lines
        .filter((line) => line.startsWith(prefix))
        .map((line) => line.slice(prefix.length));
      assert.ok(
        problems.some((problem) => message.test(problem)),
        `${name}: ${project.output}`,
      );
    }
  });

  it('rejects a shell without a version that a released remote requires', async () => {
    project.writeBuild({ name: 'shell', version: '4.0.0', provides: { react: '20.0.0' } });
    assert.equal(await project.run('check shell'), false);
    assert.match(
      project.output,
      /mf-quiz 1\.0\.0 asks for react \^19\.0\.0; the shell 4\.0\.0 brings 20\.0\.0/,
    );
  });

  it('runs again before promotion, because siblings may have changed', async () => {
    project.writeBuild({ ...candidate, version: '1.2.0', paths: [...(candidate.paths ?? []), '/new'] });
    assert.ok(await project.run('publish mf-quiz'));
    project.writeStable({ name: 'mf-other', version: '1.0.0', paths: ['/new'] });
    assert.equal(await project.run('promote mf-quiz 1.2.0 --to canary --percent 10'), false);
    assert.match(
      project.output,
      /\/new is an address of mf-other 1\.0\.0 already\n(?:  ok .*\n)+.*not promoted/,
    );
    assert.equal(project.store.registry()?.remotes['mf-quiz']?.canary, null);
  });

  it('ends at once without a browser, and says how to get one', async () => {
    const program = join(import.meta.dirname, '../../remote.ts');
    project.writeBuild(candidate);
    const env = { STORE_DIR: project.store.directory, CHROMIUM_PATH: '/nowhere/chromium' };
    const { exitCode, stdout, timedOut } = await execa(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), program, 'check', 'mf-quiz'],
      { cwd: project.folder, env, reject: false, timeout: 30_000 },
    );
    assert.equal(timedOut, false, 'it hangs');
    assert.equal(exitCode, 1);
    assert.match(stdout, /REFUSED its screens.*\n +CHROMIUM_PATH says \/nowhere\/chromium/);
  });
});
