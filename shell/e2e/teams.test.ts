import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Stage, stories } from './harness/stories';
import { eventCalled } from './steps/events';
import { heading } from './steps/entering';
import { eventually, fits } from './steps/eventually';
import { breakDown, tryAgain } from './steps/failing';
import {
  makeTeam,
  privateHackathon,
  register,
  registerAt,
  registered,
  signUp,
  sitDown,
} from './steps/teamPeople';
import { holdToken } from './steps/holdToken';

const tell = stories();

const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const toast = (page: Page, text: string) => page.locator('[aria-live]').getByText(text);
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('listitem', { name });

/** The page's person is somebody new; the page is where they go first. */
async function come({ page, origin }: Stage, token: string, path: string): Promise<void> {
  await holdToken(page.context(), origin, token);
  await page.goto(`${origin}${path}`);
}

tell('a team is made, another asks by its name, the leader accepts, both are told', 'wide', async (stage) => {
  const { page, complaints } = stage;
  const { id } = await eventCalled(stage, 'Brain Wave');
  const [lena, odd] = [await registered(stage, id, 'Lena Nair'), await registered(stage, id, 'Request Id')];
  await come(stage, lena.token, `/regiteam/${id}`);
  await page.waitForURL(`**/create-or-join/${id}`);
  const name = page.getByLabel('Team name');
  await name.fill('Owls request id: 7');
  await press(page, 'Create team');
  await page.getByText('Team name must not contain "request id:".').waitFor();
  complaints.expect(/409/);
  await name.fill('  periodic   FABLE ');
  await press(page, 'Create team');
  await page.getByText('Team with this name already exists.').waitFor();
  await stage.accessible();
  await stage.screenshot('team-create-refused-1280');
  await page.reload();
  // The form keeps its values.
  await eventually(() => name.inputValue(), '  periodic   FABLE ');
  await press(page, 'Cancel');
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to cancel creating the team?' })
    .waitFor();
  await stage.accessible();
  await stage.screenshot('team-create-cancel-1280');
  await page.keyboard.press('Escape');
  await name.fill('Night Shift');
  await name.press('Enter');
  await toast(page, 'You lead the team Night Shift now.').waitFor();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

  const other = await sitDown(stage, odd, { at: `/create-or-join/${id}?tab=join`, width: 'narrow' });
  await other.page.getByLabel('Search teams').fill('night');
  // Toasts go by themselves: each is waited for from before it comes.
  await Promise.all([
    toast(page, 'Request Id would like to join Night Shift.').waitFor(),
    toast(other.page, 'Your request to join Night Shift was sent.').waitFor(),
    other.page.getByRole('button', { name: 'Request to join Night Shift' }).click(),
  ]);
  await stage.screenshot('team-toast-1280');
  await bell(page, 'Notifications, 2 unread').click();
  await heading(stage, 'Notifications').waitFor();
  await row(page, 'Join request').getByText('Request Id would like to join Night Shift.').waitFor();
  await stage.accessible();
  await stage.screenshot('notifications-request-1280');
  await Promise.all([
    toast(other.page, 'You are now a member of Night Shift.').waitFor(),
    press(page, 'Accept'),
  ]);
  await row(page, 'Join request').getByText('Accepted').waitFor();
  await bell(page, 'Notifications, 1 unread').waitFor();
  await bell(other.page, /^Notifications, \d unread/).click();
  await other.page.getByRole('link', { name: 'See my team' }).click();
  await other.page.getByRole('heading', { name: 'Night Shift' }).waitFor();
  assert.deepEqual(other.complaints.unexpected(), []);
});

tell(
  'of an event of teams one finds full, open and asked teams, and takes a request back',
  'narrow',
  async (stage) => {
    const { page } = stage;
    const { id } = await eventCalled(stage, 'Monsoon Hack');
    const nila = await registered(stage, id, 'Nila Searching');
    await come(stage, nila.token, `/create-or-join/${id}`);
    await page.getByRole('link', { name: 'Join a Team' }).click();
    await row(page, 'Ctrl Alt Monsoon').getByRole('button', { name: 'Team is full' }).waitFor();
    assert.equal(await row(page, 'Quiet Current').count(), 0, 'a private team is in no search');
    await page.getByRole('button', { name: 'Request to join Rainmakers' }).click();
    await toast(page, 'Your request to join Rainmakers was sent.').waitFor();
    await page.goBack();
    await row(page, 'Rainmakers').getByText('Requested').waitFor();
    await stage.accessible();
    await stage.screenshot('team-join-390');
    await page.setViewportSize({ width: 320, height: 700 });
    await stage.screenshot('team-join-320');
    await fits(page);
    await page.getByRole('button', { name: 'Cancel request to Rainmakers' }).press('Enter');
    await page.getByRole('button', { name: 'Request to join Rainmakers' }).waitFor();
    await page.getByLabel('Search teams').fill('nobody is called so');
    await page.getByText('No team has “nobody is called so” in its name.').waitFor();
    await stage.accessible();
  },
);

tell('an invite brings people in; a team is handed over, left and deleted', 'wide', async (stage) => {
  const { page } = stage;
  const { id } = await eventCalled(stage, 'Brain Wave');
  const lena = await registered(stage, id, 'Lena Invites');
  const guest = await signUp(stage, 'Ravi Guest');
  await makeTeam(stage, lena, { eventId: id, teamName: 'Open Door' });
  await come(stage, lena.token, `/team/${id}`);
  await press(page, 'Create invite link');
  const link = await page.getByRole('textbox').inputValue();
  await press(page, 'Show QR code');
  await page.getByRole('dialog').getByRole('img').waitFor();
  await stage.accessible();
  await stage.screenshot('team-invite-qr-1280');
  await page.keyboard.press('Escape');

  const other = await sitDown(stage, guest, { at: new URL(link).pathname, width: 'narrow' });
  await other.page.getByText('Register for the event first').waitFor();
  await register(stage, id, guest);
  await other.page.reload();
  await other.page.getByRole('button', { name: 'Join the team' }).waitFor();
  await other.page.screenshot({ path: '.cache/screenshots/team-invite-390.png', fullPage: true });
  await Promise.all([
    toast(page, 'Ravi Guest has joined Open Door.').waitFor(),
    toast(other.page, 'You are in the team Open Door now.').waitFor(),
    other.page.getByRole('button', { name: 'Join the team' }).click(),
  ]);

  await page.getByRole('button', { name: 'Make leader: Ravi Guest' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make leader' }).click();
  await toast(page, 'Ravi Guest leads the team now.').waitFor();
  await stage.accessible();
  await stage.screenshot('team-member-1280');
  await other.page.getByRole('button', { name: 'Remove Lena Invites' }).waitFor();
  await press(page, 'Leave team');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await page.getByText('You have no team in this event yet.').waitFor();
  await stage.accessible();
  await other.page.getByRole('button', { name: 'Remove Lena Invites' }).waitFor({ state: 'detached' });
  await other.page.getByRole('button', { name: 'Delete team' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click();
  await toast(other.page, 'Open Door was deleted.').waitFor();
  assert.deepEqual(other.complaints.unexpected(), []);
});

tell('where there is no team yet one reads so, and a list that fails recovers', 'narrow', async (stage) => {
  const { page, go } = stage;
  const event = await privateHackathon(stage, 'Empty Lake Hack');
  const nila = await signUp(stage, 'Nila Alone');
  await registerAt(stage, event, nila);
  await come(stage, nila.token, `/create-or-join/${event.id}?tab=join`);
  await page.getByText('No teams available for this event.').waitFor();
  await stage.accessible();
  await stage.screenshot('team-join-empty-390');
  const recover = await breakDown(stage, '/teams/search**');
  await page.reload();
  await page.getByText('Failed to fetch team details').waitFor();
  await stage.accessible();
  await stage.screenshot('team-join-failed-390');
  await tryAgain(page, recover);
  await page.getByText('No teams available for this event.').waitFor();
  await go(`/team/${event.id}`);
  await page.getByText('You have no team in this event yet.').waitFor();
  await stage.accessible();
});
