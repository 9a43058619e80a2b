import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { eventually, fits } from './steps/eventually';
import { tryAgain } from './steps/failing';
import { callApi, hostedIdOf, tokenOf } from './steps/quizParticipants';

const tell = stories();

const main = ({ page }: Stage) => page.getByRole('main');
const rows = (stage: Stage) => main(stage).locator('tbody tr');

tell('a host reads the scores of a past quiz: search, states, CSV, questions', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/event-manage');
  await logIn(stage, 'host1@demo.test');
  await main(stage).getByRole('link', { name: 'View Quiz Scores' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Quiz scores' }).waitFor();
  await main(stage).getByText('30 attempts · 12 questions').waitFor();
  await main(stage)
    .getByText(/% right/)
    .first()
    .waitFor();
  await eventually(() => rows(stage).count(), 25);
  await stage.accessible();
  await stage.screenshot('quiz-scores-1280');

  const download = page.waitForEvent('download');
  await main(stage).getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'quiz-scores.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  assert.equal(lines.length, 31);
  assert.match(lines[1] ?? '', /^"1",/);

  await main(stage).getByRole('link', { name: 'Next' }).click();
  await main(stage).getByText('Page 2 of 2').waitFor();
  await main(stage).getByRole('searchbox').fill('tara');
  await main(stage).getByText('1 attempt · 12 questions').waitFor();
  await page.reload();
  await main(stage).getByText('1 attempt · 12 questions').waitFor();
  await eventually(() => main(stage).getByRole('searchbox').inputValue(), 'tara');
  await main(stage).getByLabel('State').selectOption('Disqualified');
  await main(stage).getByText('No attempts match your search.').waitFor();
  await page.goBack();
  await main(stage).getByText('30 attempts · 12 questions').waitFor();
  await eventually(() => main(stage).getByRole('searchbox').inputValue(), '');
  await page.goBack();
  await page.waitForURL('**/event-manage');
});

tell('a host disqualifies an attempt by keyboard, and the ranks move up', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  const token = await tokenOf(origin, 'host1@demo.test');
  const eventId = await hostedIdOf(origin, token, 'Samanvay Grand Quiz');
  const scores = () =>
    callApi<{ content: { id: string; name: string; email: string; rank: number | null; state: string }[] }>(
      origin,
      `GET /api/host/quiz/${eventId}/scores?size=100`,
      { token },
    );
  const [first, ...others] = (await scores()).content;
  const loser = await tokenOf(origin, first?.email ?? '');
  const coins = async () =>
    (await callApi<{ data: { coins: number } }>(origin, 'GET /api/v1/participant/profile', { token: loser }))
      .data.coins;
  const before = await coins();

  await go(`/quiz-scores/${eventId}`);
  await logIn(stage, 'host1@demo.test');
  await main(stage).getByRole('table').waitFor();
  await stage.accessible();
  await stage.screenshot('quiz-scores-390');
  await main(stage)
    .getByRole('button', { name: `Disqualify ${first?.name}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: `Disqualify ${first?.name}?` });
  await dialog.waitFor();
  await stage.accessible();
  await stage.screenshot('quiz-scores-disqualify-390');
  await dialog.getByRole('button', { name: 'Disqualify' }).press('Enter');
  await page.getByText(`${first?.name} is disqualified.`).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await rows(stage)
    .first()
    .getByRole('rowheader', { name: others[0]?.name ?? '' })
    .waitFor();

  const after = (await scores()).content;
  assert.deepEqual(
    after.slice(0, 3).map(({ id, rank }) => [id, rank]),
    // The person who shared the rank keeps it; everybody below moves up.
    others.slice(0, 3).map(({ id, rank }) => [id, (rank ?? 0) - (rank === first?.rank ? 0 : 1)]),
  );
  assert.equal(after.find(({ id }) => id === first?.id)?.state, 'DISQUALIFIED');
  assert.equal(await coins(), before - 10);
  await page.setViewportSize({ width: 360, height: 740 });
  await stage.screenshot('quiz-scores-360');
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);
});

tell('a quiz that nobody has started, scores that fail, and another host', 'wide', async (stage) => {
  const { page, go, origin, complaints } = stage;
  complaints.expect(/500|404/);
  const token = await tokenOf(origin, 'host1@demo.test');
  const mine = await hostedIdOf(origin, token, 'Capital Quest');
  await page.route('**/scores?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await go(`/quiz-scores/${mine}`);
  await logIn(stage, 'host1@demo.test');
  await main(stage).getByRole('alert').getByText('Failed to fetch quiz results').waitFor();
  await tryAgain(main(stage), () => page.unroute('**/scores?*'));
  await main(stage).getByText('Nobody has started this quiz yet.').waitFor();
  await stage.accessible();
  await stage.screenshot('quiz-scores-empty-1280');
  await go(`/leader/${mine}`);
  await main(stage).getByText('Nobody has finished this quiz yet.').waitFor();
  await stage.accessible();
  await stage.screenshot('leaderboard-empty-1280');
  const foreign = await hostedIdOf(origin, await tokenOf(origin, 'host2@demo.test'), 'The Long Weekend');
  await go(`/quiz-scores/${foreign}`);
  await main(stage).getByRole('alert').waitFor();
});
