import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getAccountButton } from '../fixtures/accountMenu';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { navigateInPage } from '../fixtures/navigateInPage';
import { expectMoreReports, OPERATOR_TOKEN, readHealth, reportPages } from '../fixtures/releaseHealth';
import { releaseTest } from '../fixtures/releaseTest';
import { runRemoteCommand } from '../fixtures/runRemoteCommand';
import { expect } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';
import { storeVisitor, type Visitor, visitHome } from '../fixtures/visitors';

const NEXT = '1.1.0';
const REMOTES = ['mf-auth', 'mf-discovery', 'mf-quiz', 'mf-teams', 'mf-host-console'];

const test = releaseTest.extend<{ visitMany: (count: number) => Promise<Visitor[]> }>({
  /** New visitors of the home page. */
  visitMany: ({ product }, use) =>
    use((count) => Promise.all(Array.from({ length: count }, () => visitHome(product.origin)))),
});

test.use({
  published: 'next-quiz',
  settings: [
    ({ releases }, use) =>
      use({
        STORE_DIR: releases.directory,
        OVERRIDE_ORIGINS: releases.otherOrigin,
        OPERATOR_TOKEN,
        // Tests name the networks of their visitors as a proxy does.
        TRUST_PROXY: '127.0.0.1',
      }),
    { scope: 'worker' },
  ],
});

const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const getRemoteRow = (page: Page, name: string) => page.getByRole('listitem', { name });

/** The participant returns to the tab after a minute; the page asks which releases are published. */
async function returnToTab(page: Page): Promise<void> {
  const checked = page.waitForResponse('**/releases.json');
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await (await checked).finished();
}

/** One hash of all released files. The registry and the document, which name the served versions, may change. */
function hashReleases(directory: string): string {
  const pointers = ['registry.json', 'index.html'].map((name) => join(directory, name));
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !pointers.includes(file));
  expect(files).toContain(join(directory, 'mf-quiz', NEXT, 'remoteEntry.js'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

test('a release reaches an open page as canary, as stable, and back', async ({
  page,
  product,
  releases,
  visitMany,
  openPage,
}) => {
  const before = hashReleases(releases.directory);
  await page.clock.install();
  await page.goto('/terms');
  await expect(page.getByRole('link', { name: 'Marquee' }).first()).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await releases.move({ name: 'mf-quiz', what: 'canary', version: NEXT, percent: 10 });
  const visitors = await visitMany(100);
  const selected = visitors.filter(({ version }) => version === NEXT);
  expect(selected.length).toBeGreaterThan(0);
  expect(selected.length).toBeLessThan(35);
  for (const { version, cookie } of [...selected.slice(0, 5), ...visitors.slice(0, 5)])
    expect((await visitHome(product.origin, cookie)).version).toBe(version);

  // The open page does not belong to a canary visitor; a canary visitor finds the new address.
  await returnToTab(page);
  await navigateInPage(page, '/quiz-news');
  await expect(getHeading(page, 'Page not found')).toBeVisible();
  const other = await openPage('about:blank');
  for (const visitor of selected.slice(0, 1)) await storeVisitor(other.context(), product.origin, visitor);
  await other.goto('/quiz-news');
  await expect(getHeading(other, 'Quiz news')).toBeVisible();

  await releases.move({ name: 'mf-quiz', what: 'stable', version: NEXT });
  // An unknown address makes the page ask for new releases by itself.
  await navigateInPage(page, '/privacy');
  await expect(getHeading(page, 'Privacy notice')).toBeVisible();
  await navigateInPage(page, '/quiz-news');
  await expect(getHeading(page, 'Quiz news')).toBeVisible();

  await releases.move({ name: 'mf-quiz', what: 'rollback' });
  await returnToTab(page);
  await expect(getHeading(page, 'Quiz news')).toBeVisible();
  await navigateInPage(page, '/terms');
  await expect(getHeading(page, /Terms/)).toBeVisible();
  await navigateInPage(page, '/quiz-news');
  await expect(getHeading(page, 'Page not found')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(hashReleases(releases.directory)).toBe(before);
});

test('a release that fails to load is replaced by the one before, in the open page', async ({
  demoParticipantPage: page,
  releases,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR|integrity/);
  await releases.move({ name: 'mf-quiz', what: 'stable', version: NEXT });
  await page.route(`**/mf-quiz/${NEXT}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await expect(getAccountButton(page)).toBeVisible();
  await navigateInPage(page, '/quiz');
  await expect(getHeading(page, 'Quiz')).toBeVisible();
  await expect(page.getByText('No event selected')).toBeVisible();
  await navigateInPage(page, '/__remotes');
  await expect(getRemoteRow(page, 'mf-quiz').getByText(`, ${NEXT} failed`)).toBeVisible();
  await releases.move({ name: 'mf-quiz', what: 'rollback' });
});

test('a remote from an origin that is not allowed is refused, and none of its code runs', async ({
  page,
}) => {
  const requested: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const text =
    'mf-auth@https://remotes.example.org is not allowed here: OVERRIDE_ORIGINS does not name its origin.';
  await page.goto('/terms?mf=mf-auth@https://remotes.example.org');
  await expect(page.getByText(text)).toBeVisible();
  await expect(getHeading(page, /Terms/)).toBeVisible();
  await expect.poll(() => warnings).toContain(text);
  expect(requested.map((url) => new URL(url).host)).not.toContain('remotes.example.org');
});

test('the command promotes a canary only while it fails for no more visitors than the stable release', async ({
  page,
  api,
  product: { origin },
  releases,
  visitMany,
  consoleErrors,
}) => {
  // Two commands, each a process that compiles itself, and one opens a browser.
  test.slow();
  const settings = { STORE_DIR: releases.directory, OPERATOR_TOKEN };
  const promote = () => runRemoteCommand(`promote mf-quiz ${NEXT} --to stable --api ${origin}`, settings);
  consoleErrors.expect(/Failed to load resource|net::ERR|integrity/);
  await releases.move({ name: 'mf-quiz', what: 'canary', version: NEXT, percent: 50 });
  const visitors = await visitMany(20);
  const stable = visitors.find(({ version }) => version !== NEXT)?.version ?? '';
  const selected = visitors.filter(({ version }) => version === NEXT);
  for (const visitor of selected.slice(0, 1)) await storeVisitor(page.context(), origin, visitor);

  const { loads, errors } = await readHealth(api, NEXT);
  await page.route(`**/mf-quiz/${NEXT}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const report = page.waitForRequest('**/api/v1/releases/reports');
  await page.goto('/quiz-news');
  await expect(page.getByRole('heading', { name: 'Quizzes cannot be shown right now' })).toBeVisible();
  expect((await report).postDataJSON()).toHaveProperty('token');
  await checkAccessibility(page);
  await expectMoreReports(api, NEXT, { errors });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(getHeading(page, 'Quiz news')).toBeVisible();
  await page.goto('/terms');
  await expectMoreReports(api, NEXT, { loads });
  await reportPages(api, { version: NEXT, loads: 40, errors: 4 });
  const refused = await promote();
  expect(refused.output).toMatch(
    /mf-quiz 1\.1\.0 fails for \d+\.\d % of its visitors, the stable \S+ for 0\.0 %/,
  );
  expect(refused.code).toBe(1);

  await reportPages(api, { version: stable, loads: 0, errors: 50 });
  const before = hashReleases(releases.directory);
  const accepted = await promote();
  expect(accepted.output).toMatch(/ok +its screens, in the released shell\nmf-quiz 1\.1\.0 is stable now/);
  expect(accepted.code).toBe(0);
  expect((await visitHome(origin)).version).toBe(NEXT);
  await releases.move({ name: 'mf-quiz', what: 'rollback' });
  expect((await visitHome(origin)).version).toBe(stable);
  expect(hashReleases(releases.directory)).toBe(before);
});

test('/__remotes shows each remote of the page and its origin', async ({ page }) => {
  await page.goto('/__remotes');
  await expect(getHeading(page, 'Remotes')).toBeVisible();
  for (const name of REMOTES) {
    await expect(getRemoteRow(page, name).getByText('loaded', { exact: true })).toBeVisible();
    await expect(getRemoteRow(page, name).getByText(/^sha256-/)).toBeVisible();
  }
  await checkAccessibility(page);
  await page.setViewportSize(NARROW);
  await checkAccessibility(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('typed text keeps a page on its releases until the form is left', async ({ page, releases }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill('asha');
    await releases.move({ name: 'mf-quiz', what: 'stable', version: NEXT });
    await returnToTab(page);
    await navigateInPage(page, '/quiz-news');
    await expect(getHeading(page, 'Quiz news')).toBeVisible();
    await releases.move({ name: 'mf-quiz', what: 'rollback' });
  });

  test("a developer's remote replaces the released one in one tab, under a banner, until it is dropped", async ({
    page,
    releases: { otherOrigin },
    consoleErrors,
  }) => {
    // The server does not know the address; only the build in this tab serves it.
    consoleErrors.expect(/404/);
    await page.goto(`/quiz-news?mf=mf-quiz@${otherOrigin}/mf-quiz/${NEXT}`);
    await expect(getHeading(page, 'Quiz news')).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Override' });
    await expect(banner.getByText(`This tab shows mf-quiz from ${otherOrigin}.`)).toBeVisible();
    await checkAccessibility(page);
    await page.goto('/__remotes');
    const row = getRemoteRow(page, 'mf-quiz');
    await expect(row.getByText(`${NEXT}, override from ${otherOrigin}`)).toBeVisible();
    await banner.getByRole('button', { name: 'Drop' }).click();
    await expect(row.getByText(/, stable$/)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
