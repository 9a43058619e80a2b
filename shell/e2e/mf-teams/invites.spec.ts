import { signUpParticipant } from '../fixtures/accounts';
import { logInOnScreen } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading } from '../fixtures/eventScreens';
import { createTeam, createTeamEvent, register } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { createInvite, signUpAttendee } from '../fixtures/teams';
import { getToast } from '../fixtures/teamScreens';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

test('a leader invites a participant by the link, who registers and joins by the team code', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const guest = await signUpParticipant(api, 'Ravi Guest');
  const event = await createTeamEvent(api, host, { title: 'Brook Quiz' });
  const lena = await signUpAttendee(api, event, 'Lena Invites');
  await createTeam(api, lena, { eventId: event.id, teamName: 'Open Door' });
  await logIn(lena);
  await page.goto(`/team/${event.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create invite link', exact: true }).click();
  const link = await page.getByRole('textbox').inputValue();
  await main.getByRole('button', { name: 'Show QR code', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');

  const other = await openPage(new URL(link).pathname, { viewport: NARROW });
  await expect(other.getByRole('heading', { name: 'Open Door' })).toBeVisible();
  await expect(other.getByText(event.title)).toBeVisible();
  await checkAccessibility(other);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logInOnScreen(other, guest.email);
  await expect(other.getByText('Register for the event first')).toBeVisible();
  await register(api, event, guest);
  const code = await main.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await other.goto(`/create-or-join/${event.id}?tab=join`);
  await other.getByLabel('Invite link or code').fill(code.toLowerCase().replaceAll('0', 'o'));
  await other.getByRole('button', { name: 'Continue' }).click();
  await Promise.all([
    expect(getToast(page, 'Ravi Guest has joined Open Door.')).toBeVisible(),
    expect(getToast(other, 'You are in the team Open Door now.')).toBeVisible(),
    other.getByRole('button', { name: 'Join the team' }).click(),
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('an invite shows its team, and a private event only to registered people (EV-10)', async ({
    page,
    api,
    consoleErrors,
    logIn,
    host,
  }) => {
    const ravi = await signUpParticipant(api, 'Ravi Invited');
    const event = await createTeamEvent(api, host, { title: 'Quiet Lake Hack', visibility: 'private' });
    const lena = await signUpAttendee(api, event, 'Lena Quiet');
    const teamId = await createTeam(api, lena, { eventId: event.id, teamName: 'Reed Warblers' });
    const invite = `/join-team/${event.id}/${await createInvite(api, lena, teamId)}`;
    const main = page.getByRole('main');
    await logIn(ravi);
    consoleErrors.expect(/404/);
    await page.goto(invite);
    await expect(main.getByText('Led by Lena Quiet · 3 seats left')).toBeVisible();
    await expect(main.getByText(/^The team’s event is private, and you are not registered/)).toBeVisible();
    await expect(page.getByText(event.title)).toHaveCount(0);
    await checkAccessibility(page);

    await page.goto(`/regifore/${event.id}?k=${event.inviteKey ?? ''}`);
    await page.getByLabel('Institute').fill('Lakeside College');
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: "You're in! Next: your team" })).toBeVisible();
    await page.goto(invite);
    await expect(main.getByRole('heading', { name: 'Reed Warblers' })).toBeVisible();
    await expect(main.getByRole('link', { name: event.title })).toBeVisible();
    const join = main.getByRole('button', { name: 'Join the team' });
    await expect(join).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
    await Promise.all([
      expect(page.getByText('You are in the team Reed Warblers now.')).toBeVisible(),
      join.press('Enter'),
    ]);
    await expect(getHeading(page, 'My team')).toBeVisible();

    await createInvite(api, lena, teamId);
    await page.goto(invite);
    await expect(
      main.getByText('This invite is not valid any more. Ask the team for a new one.'),
    ).toBeVisible();
    await checkAccessibility(page);
  });
});
