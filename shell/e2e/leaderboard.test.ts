import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { eventually, fits } from './steps/eventually';
import { tryAgain } from './steps/failing';
import {
  callApi,
  eventIdOf,
  hostedIdOf,
  runInBatches,
  signUpParticipants,
  type Taken,
  takeQuiz,
  tokenOf,
} from './steps/quizParticipants';

const tell = stories();

const PEOPLE = 50;

type Line = [rank: number, name: string, correct: number, time: string];

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The board that these results make, worked out apart from the product: better ones counted for each (LB-1). */
function boardOf(taken: readonly Taken[]): Line[] {
  const lines = taken.map(({ boardName, correct, seconds }): Line => {
    const better = taken.filter(
      (other) => other.correct > correct || (other.correct === correct && other.seconds < seconds),
    );
    return [better.length + 1, boardName, correct, minutes(seconds)];
  });
  return lines.toSorted(inOrder);
}

const inOrder = (one: Line, other: Line): number => one[0] - other[0] || one[1].localeCompare(other[1]);

/** The board as the page shows it: the steps of the podium, then the rows of the list. */
async function shownBoard(page: Page): Promise<Line[]> {
  const lines = await page.evaluate(() => {
    const texts = (root: ParentNode, parts: string[]) =>
      parts.map((part) => root.querySelector(part)?.textContent ?? '');
    const steps = [...document.querySelectorAll('ol[aria-label="Podium"] > li')].map((step) =>
      texts(step, ['strong', 'img + span', 'div > span:nth-of-type(1)', 'div > span:nth-of-type(2)']),
    );
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) =>
      texts(row, ['td:nth-child(1)', 'th', 'td:nth-child(3)', 'td:nth-child(4)']),
    );
    return [...steps, ...rows];
  });
  const number = (text = ''): number => Number(/\d+/.exec(text)?.[0]);
  return lines
    .map(([rank, name = '', correct, time = '']): Line => [
      number(rank),
      name.trim(),
      number(correct),
      time.replace('in ', ''),
    ])
    .toSorted(inOrder);
}

/** Collects what the page says of the number of participants, each time that it changes. */
const watchTotals = (page: Page) =>
  page.evaluate(() => {
    const totals: string[] = [];
    const look = () => {
      const total = /(\d+) participants?/.exec(document.querySelector('main')?.textContent ?? '')?.[1] ?? '';
      if (totals.at(-1) !== total) totals.push(total);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { totals });
  });

interface Scored {
  participantName: string;
  correctAnswers: number;
  seconds: number;
}

/** The results that the seeded participants already have. */
async function takenBefore(origin: string, eventId: string): Promise<Taken[]> {
  const { data } = await callApi<{ data: { topScores: Scored[] } }>(
    origin,
    `GET /api/participant/quiz/${eventId}/leaderboard-and-scores?limit=100`,
    { token: await tokenOf(origin, 'host2@demo.test') },
  );
  return data.topScores.map(({ participantName, correctAnswers, seconds }) => ({
    boardName: participantName,
    correct: correctAnswers,
    seconds,
  }));
}

const main = ({ page }: Stage) => page.getByRole('main');

tell(
  'fifty people finish while the board is open, and it ends as their answers say',
  'wide',
  async (stage) => {
    const { page, go, origin } = stage;
    const eventId = await eventIdOf(origin, 'The Long Weekend Quiz');
    await go(`/leader/${eventId}`);
    await logIn(stage, 'host2@demo.test');
    await main(stage).getByText('Live', { exact: true }).waitFor();
    const before = await takenBefore(origin, eventId);
    await watchTotals(page);

    const takers = await signUpParticipants(origin, PEOPLE);
    const total = before.length + PEOPLE;
    const taken: Taken[] = [];
    // In five groups, each of which the board shows before the next one begins.
    for (const count of [10, 20, 30, 40, PEOPLE]) {
      const group = takers.slice(taken.length, count);
      const from = taken.length;
      const knows = (place: number) => (question: number) =>
        (place * 7 + question * 3) % 10 < 3 + (place % 6);
      taken.push(
        ...(await runInBatches(group, 8, (taker, index) =>
          takeQuiz({ origin, eventId }, taker, knows(from + index)),
        )),
      );
      await main(stage)
        .getByText(`${before.length + count} participants`)
        .waitFor();
    }
    await main(stage)
      .getByRole('button', { name: `Show all ${total}` })
      .click();
    await page.waitForFunction(
      (rows) => document.querySelectorAll('main tbody tr').length === rows,
      total - 3,
    );
    await eventually(() => shownBoard(page), boardOf([...before, ...taken]));
    const totals = (await page.evaluate(() => Reflect.get(globalThis, 'totals'))) as string[];
    assert.ok(totals.length >= 4, `the open board showed only ${totals.join(', ')}`);
    assert.deepEqual(
      totals,
      totals.toSorted((one, other) => Number(one) - Number(other)),
    );
    await stage.accessible();
    await stage.screenshot('leaderboard-fifty-1280');
  },
);

tell(
  'a taker sees the board at the own submit, the own row in sight, coins and rank',
  'narrow',
  async (stage) => {
    const { page, go, origin, complaints } = stage;
    complaints.expect(/403/);
    const eventId = await eventIdOf(origin, 'The Long Weekend Quiz');
    await go(`/leader/${eventId}`);
    await logIn(stage, 'participant2@demo.test');
    await main(stage).getByText('Finish the quiz first').waitFor();
    await stage.accessible();
    await stage.screenshot('leaderboard-finish-first-390');

    const token = await tokenOf(origin, 'participant2@demo.test');
    const own = await takeQuiz({ origin, eventId }, { token, boardName: 'Dev M.' }, () => false);
    await main(stage).getByText('Your rank').waitFor();
    await main(stage).getByText('This quiz brought you 10 coins.').waitFor();
    assert.equal(own.correct, 0);
    await stage.accessible();
    await stage.screenshot('leaderboard-own-390');
    await page.setViewportSize({ width: 360, height: 740 });
    await stage.screenshot('leaderboard-own-360');
    await page.locator('main tbody tr').first().scrollIntoViewIfNeeded();
    // The own row is in sight.
    await eventually(async () => ((await page.locator('tfoot tr').boundingBox())?.y ?? 740) < 740, true);
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page);

    await go('/leader');
    await page.waitForURL(`**/leader/${eventId}`);
  },
);

tell('after the end the own answers are reviewed, by keyboard alone', 'wide', async (stage) => {
  const { page, go, origin } = stage;
  const host = await tokenOf(origin, 'host1@demo.test');
  const eventId = await hostedIdOf(origin, host, 'Samanvay Grand Quiz');
  await go(`/leader/${eventId}`);
  await logIn(stage, 'participant1@demo.test');
  await main(stage).getByText('Final result').waitFor();
  const review = main(stage).getByText('Review your answers');
  await review.waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY')) break;
  }
  await page.keyboard.press('Enter');
  const { data } = await callApi<{ data: { answers: { questionText: string }[]; correctAnswers: number } }>(
    origin,
    `GET /api/participant/quiz/${eventId}/results`,
    { token: await tokenOf(origin, 'participant1@demo.test') },
  );
  const questions = main(stage).getByRole('heading', { level: 3 });
  await eventually(() => questions.count(), data.answers.length);
  await questions
    .first()
    .filter({ hasText: /^1\. .+ (Right|Wrong|Not answered)$/ })
    .waitFor();
  await main(stage).getByText(`${data.correctAnswers} of ${data.answers.length} right`).waitFor();
  await stage.accessible();
  await stage.screenshot('leaderboard-review-1280');
  await page.setViewportSize({ width: 360, height: 740 });
  await stage.screenshot('leaderboard-review-360');
});

tell('a slow board shows its shape, a failing one says so and recovers', 'narrow', async (stage) => {
  const { page, go, origin, complaints } = stage;
  complaints.expect(/500/);
  const host = await tokenOf(origin, 'host1@demo.test');
  const eventId = await hostedIdOf(origin, host, 'Samanvay Grand Quiz');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/leaderboard-and-scores*', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' });
  });
  await go(`/leader/${eventId}`);
  await logIn(stage, 'participant1@demo.test');
  await page.getByText('Loading the leaderboard...').waitFor({ state: 'attached' });
  await stage.screenshot('leaderboard-slow-390');
  answer();
  await main(stage).getByRole('alert').getByText('Failed to fetch leaderboard').waitFor();
  await stage.screenshot('leaderboard-failed-390');
  await tryAgain(main(stage), () => page.unroute('**/leaderboard-and-scores*'));
  await main(stage).getByRole('list', { name: 'Podium' }).waitFor();
});
