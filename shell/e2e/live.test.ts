import assert from 'node:assert/strict';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { stories } from './harness/stories';
import { logIn } from './steps/accounts';
import { eventually } from './steps/eventually';
import { eventIdOf, signUpParticipants, takeQuiz } from './steps/quizParticipants';

const tell = stories();

const isStream = (url: string): boolean => new URL(url).pathname === '/api/v1/stream';

/** The streams that a browser has opened, with where each went on, and which of them are still open. */
function watchStreams(context: BrowserContext) {
  const opened: (string | undefined)[] = [];
  const open = new Map<Request, Page>();
  context.on('request', (request) => {
    if (!isStream(request.url())) return;
    opened.push(request.headers()['last-event-id']);
    open.set(request, request.frame().page());
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  // A closed page ends its requests without a word.
  return { opened, open: () => [...open.values()].filter((page) => !page.isClosed()).length };
}

const board = (page: Page) => page.getByRole('main');
/** How many have finished, as a board says. */
async function countOf(page: Page): Promise<number> {
  const text = await board(page)
    .getByText(/^\d+ participants?$/)
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

const counts = (page: Page, count: number) =>
  board(page)
    .getByText(`${count} participant${count === 1 ? '' : 's'}`, { exact: true })
    .waitFor();
const live = (page: Page) => board(page).getByText('Live', { exact: true }).waitFor();

tell('two tabs share one stream, which goes on in the other when one is closed', 'wide', async (stage) => {
  const { page, go, origin } = stage;
  const eventId = await eventIdOf(origin, 'The Long Weekend Quiz');
  const streams = watchStreams(page.context());

  await go('/');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  assert.deepEqual(streams.opened, [], 'a visitor opens no stream');

  await go(`/leader/${eventId}`);
  await logIn(stage, 'host2@demo.test');
  await live(page);
  const other = await page.context().newPage();
  await other.goto(`${origin}/leader/${eventId}`);
  await live(other);
  // One stream for both tabs.
  await eventually(() => [streams.opened.length, streams.open()], [1, 1]);

  const before = await countOf(page);
  const [first, second] = await signUpParticipants(origin, 2);
  assert.ok(first && second);
  await takeQuiz({ origin, eventId }, first, () => true);
  await counts(page, before + 1);
  await counts(other, before + 1);

  await page.close();
  await live(other);
  await takeQuiz({ origin, eventId }, second, () => false);
  await counts(other, before + 2);
  await eventually(() => [streams.opened.length, streams.open()], [2, 1]);
  assert.match(
    streams.opened[1] ?? '',
    /^[0-9a-f]{8}-\d+$/,
    'the second tab goes on where the first stopped',
  );

  const navigation = other.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'Logout' }).click();
  await navigation.getByRole('link', { name: 'Login' }).waitFor();
  await other.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
  // The stream ends with the session.
  await eventually(() => [streams.opened.length, streams.open()], [2, 0]);
});

tell(
  'a board without a stream is read every 15 seconds, and is live again after',
  'narrow',
  async (stage) => {
    const { page, go, origin, complaints } = stage;
    complaints.expect(/503|ERR_FAILED/);
    const eventId = await eventIdOf(origin, 'The Long Weekend Quiz');
    await page.route('**/api/v1/stream', (route) => route.abort());
    await go(`/leader/${eventId}`);
    await logIn(stage, 'host2@demo.test');
    await board(page).getByText('Updates every 15 seconds').waitFor();
    await stage.accessible();
    await stage.screenshot('leaderboard-polling-390');
    const reading = await page.waitForResponse(/leaderboard-and-scores/);
    assert.equal(reading.status(), 200);
    await page.unroute('**/api/v1/stream');
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await live(page);
  },
);
