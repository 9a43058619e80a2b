import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createTeam, createTeamEvent } from '../fixtures/events';
import { signUpAttendee } from '../fixtures/teams';
import { getToast } from '../fixtures/teamScreens';
import { expect, test } from '../fixtures/test';

test('an attendee creates a team after rejected names and keeps the draft', async ({
  page,
  api,
  consoleErrors,
  logIn,
  host,
}) => {
  const event = await createTeamEvent(api, host, { title: 'Brook Quiz', maxTeamSize: 3 });
  const [lena, other] = await Promise.all([
    signUpAttendee(api, event, 'Lena Nair'),
    signUpAttendee(api, event, 'Lata Rao'),
  ]);
  await createTeam(api, other, { eventId: event.id, teamName: 'Periodic Fable' });
  const name = page.getByLabel('Team name');
  const getButton = (label: string) =>
    page.getByRole('main').getByRole('button', { name: label, exact: true });
  await logIn(lena);
  await page.goto(`/regiteam/${event.id}`);
  await expect(page).toHaveURL(`/create-or-join/${event.id}`);

  await name.fill('Owls request id: 7');
  await getButton('Create team').click();
  await expect(page.getByText('Team name must not contain "request id:".')).toBeVisible();
  consoleErrors.expect(/409/);
  await name.fill('  periodic   FABLE ');
  await getButton('Create team').click();
  await expect(page.getByText('Team with this name already exists.')).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(name).toHaveValue('  periodic   FABLE ');
  await getButton('Cancel').click();
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure you want to cancel creating the team?' }),
  ).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await name.fill('Night Shift');
  await Promise.all([
    expect(getToast(page, 'You lead the team Night Shift now.')).toBeVisible(),
    name.press('Enter'),
  ]);
  await expect(page).toHaveURL(`/registered/${event.id}`);
  await getButton('Create invite link').click();
  await expect(page.getByLabel('Invite link')).toHaveValue(new RegExp(`/join-team/${event.id}/`));
  await checkAccessibility(page);
});
