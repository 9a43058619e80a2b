import { links, profile, quizEditor } from '@marquee/shared-contracts';
import { logInByApi } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { findHostedEvent } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

// The ended quiz of the demonstration has a shared first rank; other tests read its leaderboard.
test.use({ ownProduct: 'disqualification', viewport: NARROW });

test('a host disqualifies an attempt by keyboard, and the ranks move up', async ({
  demoHostPage: page,
  api,
  demoHost: host,
}) => {
  const main = page.getByRole('main');
  const { id: eventId } = await findHostedEvent(api, host, 'Samanvay Grand Quiz');
  const readScores = async () =>
    (await api.call(quizEditor.scores, { params: { eventId }, query: { size: '100' } }, host.token)).content;
  const [first, second, ...others] = await readScores();
  if (first === undefined || second === undefined) throw new Error('The quiz has no attempts.');
  const { token } = await logInByApi(api, first.email);
  const readCoins = async () => (await api.call(profile.read, {}, token)).data.coins;
  const coins = await readCoins();

  await page.goto(links.quizScores(eventId));
  await expect(main.getByRole('table')).toBeVisible();
  await checkAccessibility(page);
  await main.getByRole('button', { name: `Disqualify ${first.name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Disqualify ${first.name}?` });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await Promise.all([
    expect(page.getByText(`${first.name} is disqualified.`)).toBeVisible(),
    dialog.getByRole('button', { name: 'Disqualify' }).press('Enter'),
  ]);
  await expect(dialog).toHaveCount(0);
  await expect(main.locator('tbody tr').first().getByRole('rowheader', { name: second.name })).toBeVisible();

  const scores = await readScores();
  // The attempt that shared the rank keeps the rank; lower attempts move up.
  const moved = [second, ...others].slice(0, 3).map(({ id, rank }) => ({
    id,
    rank: (rank ?? 0) - (rank === first.rank ? 0 : 1),
  }));
  expect(scores.slice(0, 3).map(({ id, rank }) => ({ id, rank }))).toEqual(moved);
  expect(scores.find(({ id }) => id === first.id)?.state).toBe('DISQUALIFIED');
  expect(await readCoins()).toBe(coins - 10);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
