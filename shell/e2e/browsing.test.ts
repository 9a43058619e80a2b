import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { likes } from './steps/events';
import { eventually, fits } from './steps/eventually';

const tell = stories();

const LIST = '**/api/v1/public/homepage/events';
const rows = ({ page }: Stage) => page.getByRole('region', { name: 'Matching events' }).getByRole('article');
const titles = (stage: Stage) => rows(stage).getByRole('heading').allTextContents();

tell('a visitor chooses beside the list, filters, and the address keeps all of it', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/event-type/hackathons');
  await rows(stage).first().waitFor();
  const all = await titles(stage);
  const details = page.getByRole('article', { name: /^Details of / });
  await details.getByRole('heading', { name: all[0] }).waitFor();
  await page.waitForURL(/[?&]event=/);
  await stage.accessible();
  await stage.screenshot('event-type-1280');

  await rows(stage).nth(1).getByRole('link').click();
  await details.getByRole('heading', { name: all[1] }).waitFor();
  await page.reload();
  await details.getByRole('heading', { name: all[1] }).waitFor();

  await page.getByLabel('Open for registration').check();
  await page.getByLabel('Order').selectOption('Title, A to Z');
  await page.waitForURL(/open=1.*sort=title|sort=title.*open=1/);
  // Some of them, in their order.
  await eventually(async () => {
    const shown = await titles(stage);
    const isSorted = isDeepStrictEqual(
      shown,
      shown.toSorted((one, other) => one.localeCompare(other)),
    );
    return isSorted && shown.length > 0 && shown.length < all.length;
  }, true);
  const open = await titles(stage);

  await page.getByLabel('Type of event').selectOption('Webinars');
  await page.getByRole('heading', { level: 1, name: 'Webinars' }).waitFor();
  await page.waitForURL(/[?&]open=1/);
  await eventually(async () => (await titles(stage)).some((title) => open.includes(title)), false);
  const webinars = await titles(stage);
  assert.ok(!webinars.some((title) => title.startsWith('Sponsors')), 'a private event is in the list');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Hackathons' }).waitFor();
  await eventually(() => titles(stage), open);

  await details.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logIn(stage, 'participant2@demo.test');
  await page.waitForURL('**/regifore/**');
});

tell(
  'on a phone a row opens the event; back finds list, filters and scroll as they were',
  'narrow',
  async (stage) => {
    const { page, go } = stage;
    await go('/event-type?sort=title');
    const last = rows(stage).last().getByRole('link');
    const title = (await last.textContent()) ?? '';
    assert.equal(new URL(page.url()).searchParams.get('event'), null);
    await stage.accessible();
    await stage.screenshot('event-type-390');
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    assert.ok(left > 300, String(left));
    await last.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await last.waitFor();
    await page.waitForURL('**/event-type?sort=title');
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, left);
    await page.setViewportSize({ width: 320, height: 700 });
    await fits(page);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await go('/event-type/webinar');
    await page.getByRole('heading', { level: 1, name: 'Webinars' }).waitFor();
    // An address that is entered starts at its top.
    await eventually(() => page.evaluate(() => window.scrollY), 0);
  },
);

tell(
  'a heart turns in list and details at once, and back where the server refuses',
  'wide',
  async (stage) => {
    const { page, go, complaints } = stage;
    await go('/login');
    await logIn(stage, 'participant2@demo.test');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await go('/event-type/webinar');
    await rows(stage).first().waitFor();
    const [first = ''] = await titles(stage);
    const isLiked = await likes(stage, 'participant2@demo.test', first);
    const hearts = (pressed: boolean) => page.getByRole('button', { name: `Like ${first}`, pressed });
    await eventually(() => hearts(isLiked).count(), 2);

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    complaints.expect(/500/);
    await page.route('**/favourites', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'broken' });
    });
    await hearts(isLiked).first().click();
    await eventually(() => hearts(!isLiked).count(), 2);
    answer();
    await page.getByText(isLiked ? 'Failed to remove favorite' : 'Failed to add favorite').waitFor();
    await eventually(() => hearts(isLiked).count(), 2);
  },
);

tell(
  'while the list is away one reads why, and Try again recovers; unknown types match nothing',
  'wide',
  async (stage) => {
    const { page, go, complaints } = stage;
    complaints.expect(/503|preload/);
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'down' }));
    complaints.expect(/500/);
    await go('/event-type/seminar');
    await page.getByText('Error loading events').first().waitFor();
    await stage.accessible();
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(stage).first().waitFor();
    await go('/event-type/opera');
    await page.getByText('No events match your selection.').waitFor();
    await stage.accessible();
    for (const [width, name] of [
      [920, 'event-type-920'],
      [919, 'event-type-919'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: width === 920 ? 'dark' : 'light' });
      await go('/event-type/hackathon');
      await rows(stage).first().waitFor();
      await eventually(
        () => page.getByRole('article', { name: /^Details of / }).count(),
        width === 920 ? 1 : 0,
      );
      await stage.screenshot(name);
    }
  },
);
