import { signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading } from '../fixtures/eventScreens';
import { createTeam, createTeamEvent, register } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { failRequests, tryAgain } from '../fixtures/network';
import { addMember, createHiddenTeam, signUpAttendee } from '../fixtures/teams';
import { getBell, getRow, getToast } from '../fixtures/teamScreens';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

test('an attendee requests to join a team by its name, the leader accepts, and both are notified', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createTeamEvent(api, host, { title: 'Brook Quiz', maxTeamSize: 3 });
  const [lena, asker] = await Promise.all([
    signUpAttendee(api, event, 'Lena Nair'),
    signUpAttendee(api, event, 'Request Id'),
  ]);
  await createTeam(api, lena, { eventId: event.id, teamName: 'Night Shift' });
  await logIn(lena);
  await page.goto('/');
  await expect(getBell(page, 'Notifications, 1 unread')).toBeVisible();
  const at = `/create-or-join/${event.id}?tab=join`;
  const other = await openPage(at, { as: asker, viewport: NARROW });
  await other.getByLabel('Search teams').fill('night');
  await Promise.all([
    expect(getToast(page, 'Request Id would like to join Night Shift.')).toBeVisible(),
    expect(getToast(other, 'Your request to join Night Shift was sent.')).toBeVisible(),
    other.getByRole('button', { name: 'Request to join Night Shift' }).click(),
  ]);

  await getBell(page, 'Notifications, 2 unread').click();
  await expect(getHeading(page, 'Notifications')).toBeVisible();
  const request = getRow(page, 'Join request');
  await expect(request.getByText('Request Id would like to join Night Shift.')).toBeVisible();
  await checkAccessibility(page);
  await Promise.all([
    expect(getToast(other, 'You are now a member of Night Shift.')).toBeVisible(),
    request.getByRole('button', { name: 'Accept', exact: true }).click(),
  ]);
  await expect(request.getByText('Accepted')).toBeVisible();
  await expect(getBell(page, 'Notifications, 1 unread')).toBeVisible();
  await getBell(other, /^Notifications, \d unread/).click();
  await other.getByRole('link', { name: 'See my team' }).click();
  await expect(other.getByRole('heading', { name: 'Night Shift' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('an attendee finds full and open teams, requests to join one and cancels the request', async ({
    page,
    api,
    logIn,
    host,
  }) => {
    const event = await createTeamEvent(api, host, {
      title: 'Lantern Hack',
      maxTeamSize: 2,
    });
    const [open, full, member, hidden, nila] = await Promise.all([
      signUpAttendee(api, event, 'Lata Rao'),
      signUpAttendee(api, event, 'Lena Nair'),
      signUpAttendee(api, event, 'Ravi Kumar'),
      signUpAttendee(api, event, 'Usha Menon'),
      signUpAttendee(api, event, 'Nila Searching'),
    ]);
    const [teamId] = await Promise.all([
      createTeam(api, full, { eventId: event.id, teamName: 'Ctrl Alt Monsoon' }),
      createTeam(api, open, { eventId: event.id, teamName: 'Rainmakers' }),
      createHiddenTeam(api, hidden, { eventId: event.id, teamName: 'Quiet Current' }),
    ]);
    await addMember(api, { leader: full, teamId }, member);
    await logIn(nila);
    await page.goto(`/create-or-join/${event.id}`);
    await page.getByRole('link', { name: 'Join a Team' }).click();
    await expect(
      getRow(page, 'Ctrl Alt Monsoon').getByRole('button', { name: 'Team is full' }),
    ).toBeVisible();
    await expect(getRow(page, 'Quiet Current')).toHaveCount(0);
    await Promise.all([
      expect(getToast(page, 'Your request to join Rainmakers was sent.')).toBeVisible(),
      page.getByRole('button', { name: 'Request to join Rainmakers' }).click(),
    ]);
    await page.goBack();
    await expect(getRow(page, 'Rainmakers').getByText('Requested')).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Cancel request to Rainmakers' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Request to join Rainmakers' })).toBeVisible();
    await page.getByLabel('Search teams').fill('nobody is called so');
    await expect(page.getByText('No team has “nobody is called so” in its name.')).toBeVisible();
    await checkAccessibility(page);
  });

  test('a private event without teams says so, and a failed list recovers', async ({
    page,
    api,
    consoleErrors,
    logIn,
    host,
  }) => {
    const nila = await signUpParticipant(api, 'Nila Alone');
    const event = await createTeamEvent(api, host, { title: 'Empty Lake Hack', visibility: 'private' });
    await register(api, event, nila);
    const empty = page.getByText('No teams available for this event.');
    await logIn(nila);
    await page.goto(`/create-or-join/${event.id}?tab=join`);
    await expect(empty).toBeVisible();
    await checkAccessibility(page);
    const recover = await failRequests(page, '**/teams/search**', consoleErrors);
    await page.reload();
    await expect(page.getByText('Failed to fetch team details')).toBeVisible();
    await checkAccessibility(page);
    await tryAgain(page, recover);
    await expect(empty).toBeVisible();
    await page.goto(`/team/${event.id}`);
    await expect(page.getByText('You have no team in this event yet.')).toBeVisible();
    await checkAccessibility(page);
  });
});
