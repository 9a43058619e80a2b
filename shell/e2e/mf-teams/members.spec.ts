import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createTeam, createTeamEvent } from '../fixtures/events';
import { addMember, signUpAttendee } from '../fixtures/teams';
import { getToast } from '../fixtures/teamScreens';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

test('a leader hands a team over and leaves it, and the new leader deletes it', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createTeamEvent(api, host, { title: 'Brook Quiz' });
  const [lena, ravi] = await Promise.all([
    signUpAttendee(api, event, 'Lena Invites'),
    signUpAttendee(api, event, 'Ravi Guest'),
  ]);
  const teamId = await createTeam(api, lena, { eventId: event.id, teamName: 'Open Door' });
  await addMember(api, { leader: lena, teamId }, ravi);
  await logIn(lena);
  await page.goto(`/team/${event.id}`);
  const other = await openPage(`/team/${event.id}`, { as: ravi, viewport: NARROW });
  await expect(other.getByRole('heading', { name: 'Open Door' })).toBeVisible();

  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Make leader: Ravi Guest' }).click();
  await Promise.all([
    expect(getToast(page, 'Ravi Guest is now the team leader.')).toBeVisible(),
    dialog.getByRole('button', { name: 'Make leader' }).click(),
  ]);
  await checkAccessibility(page);
  const remove = other.getByRole('button', { name: 'Remove Lena Invites' });
  await expect(remove).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Leave team', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByText('You have no team in this event yet.')).toBeVisible();
  await checkAccessibility(page);
  await expect(remove).toHaveCount(0);
  await other.getByRole('button', { name: 'Delete team' }).click();
  await Promise.all([
    expect(getToast(other, 'Open Door was deleted.')).toBeVisible(),
    other.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click(),
  ]);
});
