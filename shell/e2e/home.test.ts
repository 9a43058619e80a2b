import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { eventually, fits } from './steps/eventually';
import { slowDown } from './steps/failing';

const tell = stories();

const LIST_PATH = '/api/v1/public/homepage/events';
const LIST = `**${LIST_PATH}`;
const carousel = ({ page }: Stage) => page.getByRole('region', { name: 'Upcoming Events' });
const field = ({ page }: Stage) => page.getByRole('searchbox', { name: 'Search events' });

/** The layout's elements, which the document contains before any script runs. */
const FRAME = [
  '.layout-brand',
  'header a[href="/login"]',
  'header a[href="/areu"]',
  'main h1',
  'main h1 + p',
  'main input',
  'main li:nth-child(3) strong',
  'main a[href="/event-type/quiz"]',
  'main h2:not(#types)',
  'article img',
  'article h3',
  'article h3 + p',
  'article p:nth-of-type(3)',
];

const placesOf = (selectors: string[]) =>
  selectors.map((shown) => {
    const place = document.querySelector(shown);
    const { left = -1, top = -1, width = -1 } = place?.getBoundingClientRect() ?? {};
    return { shown, left, top, width, words: place?.textContent.replace(/\s+/g, '') };
  });

type Place = ReturnType<typeof placesOf>[number];

/** The same words, less than two pixels apart. */
const isSame = (one: Place, other?: Place): boolean =>
  other !== undefined &&
  one.words === other.words &&
  (['left', 'top', 'width'] as const).every((side) => Math.abs(one[side] - other[side]) < 2);

tell('a visitor finds what is on: search, carousel, types, Host now', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/');
  await carousel(stage).getByRole('article').first().waitFor();
  await stage.accessible();
  await stage.screenshot('home-visitor-1280');
  assert.equal(await page.getByRole('heading', { name: 'Your events' }).count(), 0);
  await eventually(
    () => page.getByRole('link', { name: 'Host now' }).getAttribute('href'),
    '/create-account-host',
  );

  await field(stage).fill('pune hackathon');
  const hits = page.getByRole('form', { name: 'Search' }).getByRole('link');
  await hits.first().filter({ hasText: 'Monsoon Hack' }).waitFor();
  await page.getByText(/^\d+ events? found$/).waitFor({ state: 'attached' });
  await stage.accessible();
  await field(stage).press('ArrowDown');
  await hits.first().and(page.locator(':focus')).waitFor();
  await field(stage).fill('Core Team Rehearsal');
  await page.getByText('No events found.').waitFor();
  await stage.screenshot('home-search-1280');
  await field(stage).press('Escape');
  await eventually(() => field(stage).inputValue(), '');

  await carousel(stage).getByRole('button', { name: 'Next events' }).click();
  await carousel(stage)
    .getByRole('button', { name: /^Page 2 of/ })
    .and(page.locator('[aria-current]'))
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await carousel(stage)
    .getByRole('button', { name: /^Page 3 of/ })
    .and(page.locator('[aria-current]'))
    .waitFor();
});

tell('a phone shows one card a page, which a swipe turns, at 320 pixels too', 'narrow', async (stage) => {
  const { page, go } = stage;
  await page.setViewportSize({ width: 320, height: 700 });
  await go('/');
  await carousel(stage).getByRole('article').first().waitFor();
  await fits(page);
  await stage.accessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  const cutNames = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section[aria-labelledby="types"] h3')]
        .filter((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          const edge = name.parentElement?.getBoundingClientRect().right ?? 0;
          return words.getBoundingClientRect().right > edge - 6;
        })
        .map((name) => name.textContent),
    );
  await eventually(cutNames, []);
  await stage.screenshot('home-visitor-320-dark');
  const track = carousel(stage).getByRole('list').first();
  await track.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
  await carousel(stage)
    .getByText(/^Page 2 of/)
    .waitFor();
});

tell('a participant sees the own lists; the tab is in the address', 'narrow', async (stage) => {
  const { page, go } = stage;
  await go('/login');
  await logIn(stage, 'participant1@demo.test');
  await page.getByRole('heading', { name: 'Your events' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Your events' });
  await tabs.getByRole('link', { name: 'Registered' }).and(page.locator('[aria-current]')).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Host now' }).count(), 0);
  await tabs.getByRole('link', { name: 'Liked' }).click();
  await page.getByRole('region', { name: 'watchlist' }).waitFor();
  await page.waitForURL(/list=liked/);
  await stage.accessible();
  await stage.screenshot('home-participant-390');
  await page.goBack();
  await page.getByRole('region', { name: 'registered events' }).waitFor();
});

tell(
  'while the list is slow the document’s events stay where they are; a failed one recovers',
  'wide',
  async (stage) => {
    const { page, complaints } = stage;
    complaints.expect(/500/);
    const answer = await slowDown(stage, LIST_PATH);
    // The held preload would hold the page's load event back.
    await page.goto(`${stage.origin}/`, { waitUntil: 'commit' });
    await page.getByText('Loading events...').first().waitFor({ state: 'attached' });
    await field(stage).waitFor();
    const drawn = page.locator('[data-prerender="events"]').getByRole('article');
    await eventually(() => drawn.count(), 2);
    const first = await drawn.first().getByRole('link').textContent();
    const heightOf = () => page.evaluate(() => document.querySelector('footer')?.offsetTop ?? 0);
    await stage.screenshot('home-loading-1280');
    const before = await heightOf();
    answer();
    const shown = carousel(stage).getByRole('article').first();
    await shown.getByRole('link', { name: first ?? '', exact: true }).waitFor();
    await eventually(() => drawn.count(), 0);
    await eventually(async () => Math.abs((await heightOf()) - before) < 24, true);

    await page.unroute(LIST);
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.reload();
    await page.getByText('Error loading events').waitFor();
    await stage.screenshot('home-failed-1280');
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await carousel(stage).getByRole('article').first().waitFor();
  },
);

/** Notes what `main` shows when the page's own bar takes the document's place. */
function noteHandover(): void {
  const note = () => {
    if (!document.querySelector('header button') || 'handover' in globalThis) return;
    const { activeElement } = document;
    const focused = activeElement?.closest('[data-prerender="events"]')
      ? activeElement.textContent
      : undefined;
    Object.assign(globalThis, { handover: { heading: document.querySelector('main h1') !== null, focused } });
  };
  new MutationObserver(() => setTimeout(note)).observe(document, { childList: true, subtree: true });
}

tell(
  'while the screen is slow the document’s part of it stays; a focused event keeps the focus till the end',
  'wide',
  async (stage) => {
    const { page } = stage;
    await page.addInitScript(noteHandover);
    const answer = await slowDown(stage, '/mf-discovery/**/HomeScreen.js*');
    await page.goto(`${stage.origin}/`, { waitUntil: 'commit' });
    const drawn = page.locator('[data-prerender="events"]').getByRole('link').first();
    await drawn.focus();
    const title = await drawn.textContent();
    await page.waitForFunction(() => 'handover' in globalThis);
    answer();
    const handover = await page.evaluate(() => (globalThis as { handover?: unknown }).handover);
    assert.deepEqual(handover, { heading: true, focused: title });
    const own = carousel(stage).getByRole('link', { name: title ?? '', exact: true });
    await own.and(page.locator(':focus')).waitFor();
  },
);

tell('what is typed before the scripts are there is searched for, and typed on', 'narrow', async (stage) => {
  const { page } = stage;
  const answer = await slowDown(stage, '/shell/**');
  await page.goto(`${stage.origin}/`, { waitUntil: 'commit' });
  const drawn = page.locator('input[data-prerender="search"]');
  await drawn.click();
  await page.keyboard.type('monso');
  await eventually(() => drawn.inputValue(), 'monso');
  answer();
  await page
    .getByRole('form', { name: 'Search' })
    .getByRole('searchbox')
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('on');
  await eventually(() => field(stage).inputValue(), 'monsoon');
  await page
    .getByRole('form', { name: 'Search' })
    .getByRole('link')
    .first()
    .filter({ hasText: 'Monsoon' })
    .waitFor();
});

tell('without scripts the first events are links that lead to them', 'wide', async (stage) => {
  const { page, go, complaints } = stage;
  complaints.expect(/ERR_FAILED/);
  await page.route('**/shell/**', (route) => route.abort());
  await go('/');
  const first = page.getByRole('article').first().getByRole('link');
  const title = await first.textContent();
  await page.unroute('**/shell/**');
  await first.click();
  await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
});

tell('a host sees the public home, and is offered no registering', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/login');
  await logIn(stage, 'host1@demo.test');
  await page.waitForURL('**/home-host');
  await go('/');
  await carousel(stage).getByRole('article').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'My Events' }).waitFor();
  await eventually(() => page.getByRole('link', { name: /^Register Now/ }).count(), 0);
  await stage.screenshot('home-host-1280');
});

tell(
  'the document shows the page down to the first events before any script, where the shell then has them',
  'wide',
  async (stage) => {
    const { page, go, complaints } = stage;
    complaints.expect(/ERR_FAILED/);
    const places = () => page.evaluate(placesOf, FRAME);
    const menus = async () => (await page.locator('.layout-menus').textContent())?.replace(/\s/g, '');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/shell/**', (route) => route.abort());
      await go('/');
      const still = await places();
      const stillMenus = await menus();
      await stage.screenshot(`home-frame-${width}`);
      await page.unroute('**/shell/**');
      await go('/');
      await carousel(stage).getByRole('article').first().waitFor();
      await eventually(menus, stillMenus);
      const moved = async () => (await places()).filter((live, index) => !isSame(live, still[index]));
      await eventually(moved, []);
    }
  },
);
