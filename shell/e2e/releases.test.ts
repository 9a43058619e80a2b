import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { remoteCommand } from './harness/remoteCommand';
import { startReleasing } from './harness/startReleasing';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { heading } from './steps/entering';
import { eventually } from './steps/eventually';
import { countOf, OPERATOR_TOKEN, tellLikewise, waitForCounts } from './steps/releaseCounts';
import { comeAs, visit } from './steps/visiting';

const releasing = await startReleasing();
after(() => releasing.stop());
const tell = stories({
  STORE_DIR: releasing.directory,
  OVERRIDE_ORIGINS: releasing.elsewhere,
  OPERATOR_TOKEN,
});

const news = ({ page }: Stage) => page.getByRole('heading', { level: 1, name: 'Quiz news' });
const notFound = ({ page }: Stage) => page.getByRole('heading', { level: 1, name: 'Page not found' });
const remote = ({ page }: Stage, name: string) => page.getByRole('listitem', { name });
const home = ({ page }: Stage) => page.getByRole('link', { name: 'Marquee' }).first();

/** Goes somewhere as a link does, without a document. */
const follow = ({ page }: Stage, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);

/** The person comes back to the tab, long after; the page asks what is published. */
async function comeBack({ page }: Stage): Promise<void> {
  const asked = page.waitForResponse('**/releases.json');
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await (await asked).finished();
}

/** The hash of every file of the store but the two that say what is served. */
function hashOfTheRest(): string {
  const pointers = ['registry.json', 'index.html'].map((name) => join(releasing.directory, name));
  const files = readdirSync(releasing.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !pointers.includes(file));
  assert.ok(files.some((file) => file.endsWith(join('mf-quiz', '1.1.0', 'remoteEntry.js'))));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

tell('a release reaches a page that is open, on trial, for good, and back again', 'wide', async (stage) => {
  const { page, origin } = stage;
  const before = hashOfTheRest();
  await page.clock.install();
  await stage.go('/terms');
  await home(stage).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));

  await releasing.move({ name: 'mf-quiz', what: 'canary', version: '1.1.0', percent: 10 });
  const visitors = await Promise.all(Array.from({ length: 100 }, () => visit(origin)));
  const tried = visitors.filter(({ version }) => version === '1.1.0');
  assert.ok(tried.length > 0 && tried.length < 35, `${tried.length} of 100`);
  for (const { version, cookie } of [...tried.slice(0, 5), ...visitors.slice(0, 5)])
    assert.equal((await visit(origin, cookie)).version, version);

  // The page that was open takes no part in the trial; a visitor who does finds the new address.
  await comeBack(stage);
  await follow(stage, '/quiz-news');
  await notFound(stage).waitFor();
  const other = await page.context().browser()?.newPage({ baseURL: origin });
  if (!other) throw new Error('There is no browser.');
  await comeAs(other, origin, tried[0]?.cookie);
  await other.goto('/quiz-news');
  await other.getByRole('heading', { level: 1, name: 'Quiz news' }).waitFor();

  await releasing.move({ name: 'mf-quiz', what: 'stable', version: '1.1.0' });
  // Nobody has told the page yet: an address that it does not know makes it ask.
  await follow(stage, '/privacy');
  await heading(stage, 'Privacy notice').waitFor();
  await follow(stage, '/quiz-news');
  await news(stage).waitFor();

  await releasing.move({ name: 'mf-quiz', what: 'rollback' });
  await comeBack(stage);
  await news(stage).waitFor();
  await follow(stage, '/terms');
  await heading(stage, /Terms/).waitFor();
  await follow(stage, '/quiz-news');
  await notFound(stage).waitFor();
  assert.equal(await page.evaluate(() => 'isTheSamePage' in globalThis), true);
  await other.context().close();
  assert.equal(hashOfTheRest(), before);
});

tell(
  'typed text keeps a page on its releases until the person has left the form',
  'narrow',
  async (stage) => {
    const { page } = stage;
    await page.clock.install();
    await stage.go('/login');
    await page.getByLabel('Email').fill('asha');
    await releasing.move({ name: 'mf-quiz', what: 'stable', version: '1.1.0' });
    await comeBack(stage);
    await follow(stage, '/quiz-news');
    await news(stage).waitFor();
    await releasing.move({ name: 'mf-quiz', what: 'rollback' });
  },
);

tell(
  'a release that cannot be had gives its place to the one before, in the open page',
  'wide',
  async (stage) => {
    const { page } = stage;
    stage.complaints.expect(/Failed to load resource|net::ERR|integrity/);
    await releasing.move({ name: 'mf-quiz', what: 'stable', version: '1.1.0' });
    await page.route('**/mf-quiz/1.1.0/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await stage.go('/login');
    await logIn(stage, 'participant1@demo.test');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await follow(stage, '/quiz');
    await heading(stage, 'Quiz').waitFor();
    await page.getByText('No event selected').waitFor();
    await follow(stage, '/__remotes');
    await remote(stage, 'mf-quiz').getByText(', 1.1.0 failed').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await releasing.move({ name: 'mf-quiz', what: 'rollback' });
  },
);

tell(
  'a remote from its developer stands in one tab, under a banner, until it is dropped',
  'narrow',
  async (stage) => {
    const { page, origin } = stage;
    // The server knows nothing of the address: only this tab's own build answers it.
    stage.complaints.expect(/404/);
    await stage.go(`/quiz-news?mf=mf-quiz@${releasing.elsewhere}/mf-quiz/1.1.0`);
    await news(stage).waitFor();
    const banner = page.getByRole('complementary', { name: 'Override' });
    await banner.getByText(`This tab shows mf-quiz from ${releasing.elsewhere}.`).waitFor();
    await stage.accessible();
    await stage.screenshot('override');
    await page.goto(`${origin}/__remotes`);
    await remote(stage, 'mf-quiz').getByText(`1.1.0, override from ${releasing.elsewhere}`).waitFor();
    await banner.getByRole('button', { name: 'Drop' }).click();
    await remote(stage, 'mf-quiz')
      .getByText(/, stable$/)
      .waitFor();
    await banner.waitFor({ state: 'detached' });
  },
);

tell(
  'a remote from an origin that nobody allowed is refused, and nothing of it runs',
  'wide',
  async (stage) => {
    const { page } = stage;
    const asked: string[] = [];
    const warned: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await stage.go('/terms?mf=mf-auth@https://remotes.example.org');
    const notice =
      'mf-auth@https://remotes.example.org is not allowed here: OVERRIDE_ORIGINS does not name its origin.';
    await page.getByText(notice).waitFor();
    await heading(stage, /Terms/).waitFor();
    await eventually(() => warned.includes(notice), true);
    assert.ok(asked.every((url) => new URL(url).host !== 'remotes.example.org'));
  },
);

tell(
  'a canary becomes stable by the command only while it fails no more often than the stable release',
  'wide',
  async (stage) => {
    const { page, origin } = stage;
    const env = { STORE_DIR: releasing.directory, OPERATOR_TOKEN };
    const promote = () => remoteCommand(`promote mf-quiz 1.1.0 --to stable --api ${origin}`, env);
    stage.complaints.expect(/Failed to load resource|net::ERR|integrity/);
    await releasing.move({ name: 'mf-quiz', what: 'canary', version: '1.1.0', percent: 50 });
    const visitors = await Promise.all(Array.from({ length: 20 }, () => visit(origin)));
    const stable = visitors.find(({ version }) => version !== '1.1.0')?.version ?? '';
    await comeAs(page, origin, visitors.find(({ version }) => version === '1.1.0')?.cookie);

    const { loads, errors } = await countOf(origin, '1.1.0');
    await page.route('**/mf-quiz/1.1.0/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await stage.go('/quiz-news');
    await page.getByRole('heading', { name: 'Quizzes cannot be shown right now' }).waitFor();
    await waitForCounts(origin, '1.1.0', { errors });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await news(stage).waitFor();
    await stage.go('/terms');
    await waitForCounts(origin, '1.1.0', { loads });
    await tellLikewise(origin, '1.1.0', { loads: 40, errors: 0 });
    const refused = await promote();
    assert.match(refused.said, /mf-quiz 1\.1\.0 fails in \d+\.\d % of its loads, the stable \S+ in 0\.0 %/);
    assert.equal(refused.code, 1);

    await tellLikewise(origin, stable, { loads: 50, errors: 50 });
    const before = hashOfTheRest();
    const accepted = await promote();
    assert.match(accepted.said, /ok +its screens, in the released shell\nmf-quiz 1\.1\.0 is stable now/);
    assert.equal(accepted.code, 0);
    assert.equal((await visit(origin)).version, '1.1.0');
    await releasing.move({ name: 'mf-quiz', what: 'rollback' });
    assert.equal((await visit(origin)).version, stable);
    assert.equal(hashOfTheRest(), before);
  },
);

tell('/__remotes shows each remote of the page and how it came', 'wide', async (stage) => {
  const { page } = stage;
  await stage.go('/__remotes');
  await heading(stage, 'Remotes').waitFor();
  for (const name of ['mf-auth', 'mf-discovery', 'mf-quiz', 'mf-teams', 'mf-host-console']) {
    await remote(stage, name).getByText('loaded', { exact: true }).waitFor();
    await remote(stage, name)
      .getByText(/^sha256-/)
      .waitFor();
  }
  await stage.accessible();
  await stage.screenshot('remotes');
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.screenshot('remotes-narrow');
});
