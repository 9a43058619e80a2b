import type { BrowserContext, Page, Request } from '@playwright/test';
import { logOutOnScreen } from '../fixtures/accountMenu';
import { signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getUpcomingEvents } from '../fixtures/eventScreens';
import { takeQuiz } from '../fixtures/quizAttempts';
import { createQuiz } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const STREAM = '**/api/v1/stream';
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1/stream';

/** Follows a browser's streams: the last event id with which each was opened, and the number of open streams. */
function trackStreams(context: BrowserContext) {
  const opened: (string | undefined)[] = [];
  const running = new Map<Request, Page>();
  context.on('request', (request) => {
    if (!isStream(request)) return;
    opened.push(request.headers()['last-event-id']);
    running.set(request, request.frame().page());
  });
  context.on('requestfailed', (request) => running.delete(request));
  context.on('requestfinished', (request) => running.delete(request));
  // The requests of a closed page end without an event.
  const countOpen = () => [...running.values()].filter((page) => !page.isClosed()).length;
  return { opened, counts: () => ({ opened: opened.length, open: countOpen() }) };
}

const getLeaderboard = (page: Page) => page.getByRole('main');
const expectLive = (page: Page) =>
  expect(getLeaderboard(page).getByText('Live', { exact: true })).toBeVisible();
/** Expects the board's number of participants who have submitted. */
const expectTotal = (page: Page, total: number) =>
  expect(
    getLeaderboard(page).getByText(`${total} participant${total === 1 ? '' : 's'}`, { exact: true }),
  ).toBeVisible();

test('two tabs share one stream, which continues in the other tab when one is closed', async ({
  page,
  api,
  logIn,
  host,
}) => {
  const [early, first, second] = await Promise.all([
    signUpParticipant(api, 'Asha Nair'),
    signUpParticipant(api, 'Bina Nair'),
    signUpParticipant(api, 'Chitra Nair'),
  ]);
  const event = await createQuiz(api, host, { questions: 2 });
  await takeQuiz(api, { event, account: early });
  const streams = trackStreams(page.context());
  await page.goto('/');
  await expect(getUpcomingEvents(page)).toBeVisible();
  // A visitor has no stream.
  expect(streams.opened).toEqual([]);

  await logIn(host);
  await page.goto(`/leader/${event.id}`);
  await expectLive(page);
  const other = await page.context().newPage();
  await other.goto(`/leader/${event.id}`);
  await expectLive(other);
  await expect.poll(streams.counts).toEqual({ opened: 1, open: 1 });
  await expectTotal(page, 1);
  await takeQuiz(api, { event, account: first });
  await expectTotal(page, 2);
  await expectTotal(other, 2);

  await page.close();
  await expectLive(other);
  await takeQuiz(api, { event, account: second }, () => false);
  await expectTotal(other, 3);
  await expect.poll(streams.counts).toEqual({ opened: 2, open: 1 });
  // The second tab continues at the last event that the first tab received.
  expect(streams.opened[1]).toMatch(/^[0-9a-f]{8}-\d+$/);

  const navigation = other.getByRole('navigation', { name: 'Main' });
  await logOutOnScreen(other);
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  await other.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
  // The stream ends with the session.
  await expect.poll(streams.counts).toEqual({ opened: 2, open: 0 });
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a board without a stream is read every 15 seconds and is live again afterwards', async ({
    hostPage: page,
    api,
    consoleErrors,
    host,
    participant,
  }) => {
    consoleErrors.expect(/503|ERR_FAILED/);

    const event = await createQuiz(api, host, { questions: 1 });
    await takeQuiz(api, { event, account: participant });
    await page.clock.install();
    await page.route(STREAM, (route) => route.abort());
    await page.goto(`/leader/${event.id}`);
    await expect(getLeaderboard(page).getByText('Updates every 15 seconds')).toBeVisible();
    await checkAccessibility(page);
    // The first check, after three seconds, starts the count.
    const [reply] = await Promise.all([
      page.waitForResponse(/leaderboard-and-scores/),
      page.clock.runFor(20_000),
    ]);
    expect(reply.status()).toBe(200);
    await page.unroute(STREAM);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expectLive(page);
  });
});
