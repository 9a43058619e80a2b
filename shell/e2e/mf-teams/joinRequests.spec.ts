import type { Page } from '@playwright/test';
import { signUpHost } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { createTeam, createTeamEvent } from '../fixtures/events';
import { holdRequests } from '../fixtures/network';
import { requestToJoin, signUpAttendee } from '../fixtures/teams';
import { getToast } from '../fixtures/teamScreens';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

/** The call that accepts or declines a request. */
const ANSWER = /\/teams\/join\/request\//;
const INBOX = '/notification2';

const getRow = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const getButton = (page: Page, text: string, name: string) =>
  getRow(page, text).getByRole('button', { name, exact: true });

/** A team of at most three with a leader and pending requests of these people. */
async function createAskedTeam(api: ApiClient, teamName: string, people: readonly string[]) {
  const event = await createTeamEvent(api, await signUpHost(api), { title: 'Brook Quiz', maxTeamSize: 3 });
  const [leader, ...askers] = await Promise.all(
    ['Lena Leads', ...people].map((name) => signUpAttendee(api, event, name)),
  );
  if (leader === undefined) throw new Error('The team has no leader.');
  const teamId = await createTeam(api, leader, { eventId: event.id, teamName });
  for (const asker of askers) await requestToJoin(api, asker, teamId);
  return { event, leader, askers };
}

test('of two simultaneous accepts for the last place the first succeeds, and the second shows "Team is full"', async ({
  page,
  api,
  consoleErrors,
  logIn,
  openPage,
}) => {
  const people = ['Bina First', 'Chitra Second', 'Devi Third'] as const;
  const [bina, chitra, devi] = people;
  const { leader } = await createAskedTeam(api, 'Last Place', people);
  consoleErrors.expect(/409/);
  await logIn(leader);
  await page.goto(INBOX);
  const other = await openPage(INBOX, { as: leader, viewport: NARROW });
  await getButton(page, bina, 'Accept').click();
  await expect(getRow(page, bina).getByText('Accepted')).toBeVisible();
  const { arrived, release } = await holdRequests(other, ANSWER);
  await getButton(other, devi, 'Accept').click();
  await arrived;
  await getButton(page, chitra, 'Accept').click();
  await expect(getRow(page, chitra).getByText('Accepted')).toBeVisible();
  release();
  await expect(getRow(other, devi).getByText('Team is full')).toBeVisible();
  await expect(getRow(other, chitra).getByText('Accepted')).toBeVisible();
  await expect(getRow(other, devi).getByRole('button', { name: 'Decline' })).toBeVisible();
});

test('a request that is answered twice keeps its first answer, which both browsers show', async ({
  page,
  api,
  consoleErrors,
  logIn,
  openPage,
}) => {
  const farid = 'Farid Asks';
  const { leader } = await createAskedTeam(api, 'Answered Twice', [farid]);
  consoleErrors.expect(/409/);
  await logIn(leader);
  await page.goto(INBOX);
  const other = await openPage(INBOX, { as: leader, viewport: NARROW });
  const { arrived, release } = await holdRequests(other, ANSWER);
  await getButton(other, farid, 'Decline').click();
  await arrived;
  await getButton(page, farid, 'Accept').click();
  await expect(getRow(page, farid).getByText('Accepted')).toBeVisible();
  release();
  await expect(getRow(other, farid).getByText('Already approved')).toBeVisible();
  await expect(getRow(other, farid).getByText('Accepted', { exact: true })).toBeVisible();
  await expect(getRow(other, farid).getByRole('button', { name: 'Decline' })).toHaveCount(0);
});

test('a participant whose request arrives at a full team learns that the team is full', async ({
  page,
  api,
  consoleErrors,
  logIn,
  openPage,
}) => {
  const people = ['Jaya Nair', 'Kiran Rao'];
  const { event, leader } = await createAskedTeam(api, 'Filling Up', people);
  consoleErrors.expect(/409/);
  await logIn(await signUpAttendee(api, event, 'Late Asker'));
  await page.goto(`/create-or-join/${event.id}?tab=join`);
  const { arrived, release } = await holdRequests(page, /\/join\/request$/);
  await page.getByRole('button', { name: 'Request to join Filling Up' }).click();
  await arrived;
  const team = await openPage(`/team/${event.id}`, { as: leader, viewport: NARROW });
  for (const name of people)
    await Promise.all([
      expect(getToast(team, `${name} is in the team now.`)).toBeVisible(),
      team.getByRole('button', { name: `Accept ${name}` }).click(),
    ]);
  await Promise.all([expect(getToast(page, 'Team is full')).toBeVisible(), release()]);
  await expect(getButton(page, 'Filling Up', 'Team is full')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a leader cannot accept a participant who has another team by then', async ({
    page,
    api,
    consoleErrors,
    logIn,
  }) => {
    const hari = 'Hari Elsewhere';
    const { event, leader, askers } = await createAskedTeam(api, 'Too Late', [hari]);
    consoleErrors.expect(/409/);
    await logIn(leader);
    await page.goto(INBOX);
    const { arrived, release } = await holdRequests(page, ANSWER);
    await getButton(page, hari, 'Accept').click();
    await arrived;
    for (const asker of askers) await createTeam(api, asker, { eventId: event.id, teamName: 'My Own Way' });
    release();
    await expect(getRow(page, hari).getByText('Already cancelled')).toBeVisible();
    await expect(getRow(page, hari).getByText('Cancelled: withdrawn, or in another team now')).toBeVisible();
  });
});
