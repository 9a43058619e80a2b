import type { Page } from '@playwright/test';
import { manageEvents, quiz } from '@marquee/shared-contracts';
import { DEMO, logInByApi, signUpParticipant } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { expectWholeWords } from '../fixtures/expectWholeWords';
import { tryAgain } from '../fixtures/network';
import { runInBatches, type TakenAttempt, takeQuiz } from '../fixtures/quizAttempts';
import { createQuiz } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

/** Participants who submit before the board is open. */
const EARLY = 2;
const LATE = 50;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type Row = [rank: number, name: string, correct: number, time: string];

const toMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const compareRanks = (one: Row, other: Row): number => one[0] - other[0] || one[1].localeCompare(other[1]);

/** The board of these results, computed apart from the product: a rank counts the better results (LB-1). */
function rankAttempts(taken: readonly TakenAttempt[]): Row[] {
  const rows = taken.map(({ boardName, correct, seconds }): Row => {
    const better = taken.filter(
      (other) => other.correct > correct || (other.correct === correct && other.seconds < seconds),
    );
    return [better.length + 1, boardName, correct, toMinutes(seconds)];
  });
  return rows.toSorted(compareRanks);
}

/** The rows on screen: first the steps of the podium, then the table. */
async function readBoard(page: Page): Promise<Row[]> {
  const rows = await page.evaluate(() => {
    const readTexts = (root: ParentNode, parts: string[]) =>
      parts.map((part) => root.querySelector(part)?.textContent ?? '');
    const steps = [...document.querySelectorAll('ol[aria-label="Podium"] > li')].map((step) =>
      readTexts(step, [
        'strong',
        'li > span:nth-of-type(2)',
        'div > span:nth-of-type(1)',
        'div > span:nth-of-type(2)',
      ]),
    );
    const others = [...document.querySelectorAll('main tbody tr')].map((row) =>
      readTexts(row, ['td:nth-child(1)', 'th', 'td:nth-child(3)', 'td:nth-child(4)']),
    );
    return [...steps, ...others];
  });
  const toNumber = (text = ''): number => Number(/\d+/.exec(text)?.[0]);
  return rows
    .map(([rank, name = '', correct, time = '']): Row => [
      toNumber(rank),
      name.trim(),
      toNumber(correct),
      time.replace('in ', ''),
    ])
    .toSorted(compareRanks);
}

/** Collects each number of participants that the page shows. */
const collectTotals = (page: Page) =>
  page.evaluate(() => {
    const totals: string[] = [];
    const read = () => {
      const total = /(\d+) participants?/.exec(document.querySelector('main')?.textContent ?? '')?.[1] ?? '';
      if (totals.at(-1) !== total) totals.push(total);
    };
    read();
    new MutationObserver(read).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { totals });
  });

const signUpMany = (api: ApiClient, count: number) =>
  runInBatches(Array.from({ length: count }), (_item, index) =>
    signUpParticipant(api, `Tara${LETTERS[Math.floor(index / 26)]}${LETTERS[index % 26]} Nair`),
  );

/** The demonstration's ended quiz, which participants of the demonstration have taken. */
async function findEndedQuiz(api: ApiClient): Promise<string> {
  const host = await logInByApi(api, DEMO.host);
  const { content } = await api.call(manageEvents.list, {}, host.token);
  const found = content.find(({ data }) => data.title.startsWith('Samanvay Grand Quiz'));
  if (found === undefined) throw new Error('The demonstration has no ended quiz.');
  return found.data.id;
}

test('fifty people finish while a host has the board open, and it ends as their answers say', async ({
  hostPage: page,
  api,
  host,
}) => {
  // 700 calls, and a password hash for each of 52 accounts.
  test.slow();
  const event = await createQuiz(api, host, { questions: 4 });
  const people = await signUpMany(api, EARLY + LATE);
  const take = (account: (typeof people)[number], index: number) =>
    takeQuiz(api, { event, account }, (question) => (index * 7 + question * 3) % 10 < 3 + (index % 6));
  const taken = await runInBatches(people.slice(0, EARLY), take);
  const main = page.getByRole('main');
  await page.goto(`/leader/${event.id}`);
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
  await expect(main.getByText(`${EARLY} participants`)).toBeVisible();
  await collectTotals(page);

  // The board shows each of five groups before the next begins.
  for (const count of [10, 20, 30, 40, LATE]) {
    const from = taken.length;
    const group = people.slice(from, EARLY + count);
    taken.push(...(await runInBatches(group, (account, index) => take(account, from + index))));
    await expect(main.getByText(`${taken.length} participants`)).toBeVisible();
  }
  await main.getByRole('button', { name: `Show all ${people.length}` }).click();
  await expect(main.locator('tbody tr')).toHaveCount(people.length - 3);
  await expect.poll(() => readBoard(page)).toEqual(rankAttempts(taken));
  const totals = (await page.evaluate(() => Reflect.get(globalThis, 'totals'))) as string[];
  expect(totals.length).toBeGreaterThanOrEqual(4);
  expect(totals).toEqual(totals.toSorted((one, other) => Number(one) - Number(other)));
  await checkAccessibility(page);
});

test('a participant reviews their answers after the end, by keyboard alone', async ({
  demoParticipantPage: page,
  api,
  demoParticipant,
}) => {
  const eventId = await findEndedQuiz(api);
  const main = page.getByRole('main');
  await page.goto(`/leader/${eventId}`);
  await expect(main.getByText('Final result')).toBeVisible();
  await expect(main.getByText('Review your answers')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY')) break;
  }
  await page.keyboard.press('Enter');

  const { data } = await api.call(quiz.results, { params: { eventId } }, demoParticipant.token);
  const count = data.answers?.length ?? 0;
  expect(count).toBeGreaterThan(0);
  const questions = main.getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(count);
  await expect(questions.first()).toHaveText(/^1\. .+ (Right|Wrong|Not answered)$/);
  await expect(main.getByText(`${data.correctAnswers} of ${count} right`)).toBeVisible();
  await checkAccessibility(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a participant sees the board after submitting, with coins, rank and the own row in sight', async ({
    participantPage: page,
    api,
    consoleErrors,
    host,
    participant,
  }) => {
    consoleErrors.expect(/403/);

    const event = await createQuiz(api, host, { questions: 2, registered: [participant] });
    // The table ends with the tenth.
    const others = await signUpMany(api, 10);
    await runInBatches(others, (account) => takeQuiz(api, { event, account }));
    const main = page.getByRole('main');
    await page.goto(`/leader/${event.id}`);
    await expect(main.getByText('Finish the quiz first')).toBeVisible();
    await checkAccessibility(page);

    const { correct } = await takeQuiz(api, { event, account: participant }, () => false);
    expect(correct).toBe(0);
    await expect(main.getByText('Your rank', { exact: true })).toBeVisible();
    await expect(main.getByText('You earned 10 coins.')).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('main tbody tr').first().scrollIntoViewIfNeeded();
    await expect(page.locator('tfoot tr')).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);

    await page.goto('/leader');
    await expect(page).toHaveURL(`/leader/${event.id}`);
  });

  test('names fit the narrowest screen, break between words only, and else end in an ellipsis', async ({
    hostPage: page,
    api,
    host,
  }) => {
    const event = await createQuiz(api, host, { questions: 2 });
    const winners = ['Bhuvaneshwari Rao', 'Venkatasubramanian Iyer', 'Krishnamoorthy Das'];
    const longName = 'Wolfeschlegelsteinhausen';
    const names = [...winners, 'Padmanabhaswamy Nair', 'Venkatasubramaniam Rao', longName];
    await runInBatches(names, async (name) => {
      const account = await signUpParticipant(api, name);
      await takeQuiz(api, { event, account }, () => winners.includes(name));
    });
    await page.setViewportSize(NARROWEST);
    await page.goto(`/leader/${event.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('6 participants')).toBeVisible();
    await expectWholeWords(main.getByRole('list', { name: 'Podium' }));
    await expectWholeWords(main.getByRole('table'));
    const isCut = (name: string) =>
      main.getByTitle(name).evaluate((text) => text.scrollWidth > text.clientWidth);
    expect(await isCut('Venkatasubramaniam R.')).toBe(false);
    expect(await isCut(longName)).toBe(true);
    await expectNoOverflow(page);
    await checkAccessibility(page);
  });

  test('a slow board shows its skeleton, and a failed one says so and recovers', async ({
    demoParticipantPage: page,
    api,
    consoleErrors,
  }) => {
    consoleErrors.expect(/500/);
    const eventId = await findEndedQuiz(api);
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/leaderboard-and-scores*', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' });
    });
    const main = page.getByRole('main');
    await page.goto(`/leader/${eventId}`);
    await expect(page.getByText('Loading the leaderboard...')).toBeAttached();
    fail();
    await expect(main.getByRole('alert').getByText('Failed to fetch leaderboard')).toBeVisible();
    await checkAccessibility(page);
    await tryAgain(main, () => page.unroute('**/leaderboard-and-scores*'));
    await expect(main.getByRole('list', { name: 'Podium' })).toBeVisible();
  });
});
