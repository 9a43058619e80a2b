import { registration } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading, getUpcomingEvents } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { findDemoEvent } from '../fixtures/events';
import { failRequests, holdRequests, tryAgain } from '../fixtures/network';
import { findPastDemoEvent } from '../fixtures/pastEvents';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const getRow = (page: Page, name: RegExp) => page.getByRole('article', { name });

test('registered events show state and team, and past events are paged and filtered (RG-18)', async ({
  demoParticipantPage: page,
}) => {
  await page.goto('/registered-events');
  await expect(getHeading(page, 'Registered Events')).toBeVisible();
  await expect(getRow(page, /Long Weekend Quiz/).getByText('Running now')).toBeVisible();
  const team = getRow(page, /Monsoon Hack/).getByRole('link', { name: 'Team Night Owls' });
  await expect(team).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await expect(getHeading(page, 'Past Events')).toBeVisible();
  await expect(getRow(page, /Kite Morning/).getByText('Cancelled')).toBeVisible();
  const quiz = getRow(page, /Grand Quiz/);
  await expect(quiz.getByText('Event ended')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(getRow(page, /round 17:/)).toBeVisible();
  await expect(page).toHaveURL('/past?page=2');
  await page.reload();
  await expect(getRow(page, /round 17:/)).toBeVisible();
  await page.goBack();
  await expect(quiz).toBeVisible();
  await quiz.getByRole('link', { name: /View leaderboard/ }).click();
  await expect(getHeading(page, 'Leaderboard')).toBeVisible();
  await page.goBack();
  const title = 'Samanvay Grand Quiz: online prelims';
  await quiz.getByRole('link', { name: title, exact: true }).click();
  await expect(getHeading(page, title)).toBeVisible();

  await page.goto('/past?page=2');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('round 17');
  await expect(page.getByText('1 event', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/past?q=round+17');
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('When').selectOption('This month');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a removed like leaves the watchlist at once, by the keyboard too (RG-14)', async ({
    page,
    api,
    consoleErrors,
    logIn,
  }) => {
    const [person, ...liked] = await Promise.all([
      signUpParticipant(api),
      findPastDemoEvent(api, 'Kite Morning'),
      findPastDemoEvent(api, 'Samanvay Grand Quiz'),
      findDemoEvent(api, 'Mic Check'),
    ]);
    for (const { id } of liked)
      await api.call(registration.addFavourite, { params: { eventId: id } }, person.token);
    const hearts = page.getByRole('main').getByRole('button', { name: /^Like / });
    const quiz = getRow(page, /Grand Quiz/);
    const heart = quiz.getByRole('button', { name: /^Like / });
    await logIn(person);
    await page.goto('/watchlist');
    await expect(getRow(page, /Kite Morning/)).toBeVisible();
    await expect(quiz.getByText('Event ended')).toBeVisible();
    await expect(hearts).toHaveCount(3);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);

    const recover = await failRequests(page, '**/favourites', consoleErrors);
    const toast = expect(page.getByText('Failed to remove favorite')).toBeVisible();
    await Promise.all([toast, heart.click()]);
    await expect(quiz).toBeVisible();
    await expect(hearts).toHaveCount(3);
    await recover();

    const stored = page.waitForResponse('**/favourites');
    await heart.press('Enter');
    await expect(quiz).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'watchlist' })).toBeFocused();
    await stored;
    await page.reload();
    await expect(getRow(page, /Kite Morning/)).toBeVisible();
    await expect(hearts).toHaveCount(2);
  });

  test('a new account has empty lists with a link, and slow and failing lists say so', async ({
    participantPage: page,
    consoleErrors,
  }) => {
    const { release } = await holdRequests(page, '**/events/registered');
    await page.goto('/registered-events');
    await expect(page.getByText('Loading registered events...')).toBeAttached();
    release();
    await expect(page.getByText('No registered events found.')).toBeVisible();
    await checkAccessibility(page);
    const noPastEvents = page.getByText('You have no past events yet.');
    await page.getByRole('link', { name: 'Past', exact: true }).click();
    await expect(noPastEvents).toBeVisible();
    await page.getByRole('link', { name: 'See upcoming events' }).click();
    await expect(getUpcomingEvents(page)).toBeVisible();

    const recover = await failRequests(page, '**/past-events*', consoleErrors);
    await page.goto('/past');
    await expect(page.getByText('Failed to fetch past events')).toBeVisible();
    await checkAccessibility(page);
    await tryAgain(page, recover);
    await expect(noPastEvents).toBeVisible();
    await page.goto('/watchlist');
    await expect(page.getByText('Your watchlist is empty.')).toBeVisible();
  });
});
