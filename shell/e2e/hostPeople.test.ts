import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { links } from '@marquee/shared-contracts';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { fits } from './steps/eventually';
import { tryAgain } from './steps/failing';
import { makeEvent } from './steps/hostEvents';
import { goAs } from './steps/quizzes';
import { hostedIdOf, tokenOf } from './steps/quizParticipants';
import { sitDown } from './steps/teamPeople';

const tell = stories();

const HOST = 'host1@demo.test';
const main = ({ page }: Stage) => page.getByRole('main');
const button = (stage: Stage, name: string | RegExp) => main(stage).getByRole('button', { name });

const hosted = async ({ origin }: Stage, title: string): Promise<string> =>
  hostedIdOf(origin, await tokenOf(origin, HOST), title);

tell('a host checks people in, searches, and saves the list', 'wide', async (stage) => {
  const { page } = stage;
  const eventId = await hosted(stage, 'Monsoon Hack');
  await goAs(stage, HOST, links.participants(eventId));
  await main(stage).getByText('16 people').waitFor();
  await button(stage, /^Check in/)
    .first()
    .click();
  await button(stage, /^Undo/).waitFor();
  await stage.accessible();
  await stage.screenshot('participants-1280');
  await main(stage).getByLabel('Check-in', { exact: true }).selectOption('Checked in');
  await main(stage).getByText('1 person').waitFor();
  await page.reload();
  await main(stage).getByText('1 person').waitFor();
  const download = page.waitForEvent('download');
  await button(stage, 'Download CSV').click();
  assert.equal(
    readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n').length,
    2,
  );
  await main(stage).getByRole('searchbox').fill('nobody at all');
  await main(stage).getByText('No participants found').waitFor();
});

tell('participants on a phone, slow and failing', 'narrow', async (stage) => {
  const { page } = stage;
  stage.complaints.expect(/500/);
  const eventId = await hosted(stage, 'Samanvay Grand Quiz');
  await page.route('**/participants?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await goAs(stage, HOST, links.participants(eventId));
  await main(stage).getByText('No participant', { exact: true }).waitFor();
  await tryAgain(main(stage), () => page.unroute('**/participants?*'));
  await main(stage).getByText('30 people').waitFor();
  await stage.accessible();
  await stage.screenshot('participants-390');
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);
});

tell('a host names rooms and gives a place, and the room is full', 'wide', async (stage) => {
  const { page } = stage;
  stage.complaints.expect(/409/);
  const eventId = await hosted(stage, 'Rang');
  await goAs(stage, HOST, links.rooms(eventId));
  await main(stage).getByLabel('Room names').fill('LT-1\nLT-2\n');
  await button(stage, 'Add rooms').click();
  await page.getByText('2 rooms added.').waitFor();
  await button(stage, /^LT-1/).click();
  const dialog = page.getByRole('dialog', { name: 'LT-1' });
  await dialog.getByText('Name and capacity').click();
  await dialog.getByLabel('Capacity', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Save room' }).click();
  await dialog.getByText('0 of 1 seats taken').waitFor();
  await dialog.getByRole('searchbox').fill('demo.test');
  await dialog
    .getByRole('button', { name: / to this room$/ })
    .first()
    .click();
  await dialog.getByText('1 of 1 seats taken · Filled').waitFor();
  await dialog
    .getByRole('button', { name: / to this room$/ })
    .first()
    .click();
  await dialog.getByText('This room is full.').waitFor();
  await stage.accessible();
  await page.keyboard.press('Escape');
  await button(stage, 'LT-1 Filled 1 of 1').waitFor();
  await stage.screenshot('rooms-1280');
  await stage.go('/room-allocate');
  await main(stage).getByText('Sample', { exact: true }).waitFor();
  await stage.accessible();
  await stage.screenshot('rooms-sample-1280');
});

tell('a host adds a collaborator, who hears of it at once, accepts and leaves', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  const owner = await beLoggedIn(stage, HOST);
  const eventId = await makeEvent(origin, owner, { title: 'Shared Evening' });
  const token = await tokenOf(origin, 'host3@demo.test');
  const seat = await sitDown(
    stage,
    { name: 'Farah Siddiqui', email: 'host3@demo.test', token },
    { at: links.hostNotifications() },
  );
  await seat.page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await go(links.collaborators(eventId));
  await main(stage).getByRole('searchbox').fill('farah');
  await button(stage, 'Add Farah Siddiqui').click();
  await page.getByText('Farah Siddiqui is connected.').waitFor();
  await button(stage, 'Remove Farah Siddiqui').waitFor();
  await stage.accessible();
  await stage.screenshot('collaborators-connected-390');
  const theirs = { ...stage, page: seat.page };
  await main(theirs).getByText('Shared Evening').first().waitFor();
  await main(stage).getByText('Invited').waitFor();
  assert.equal(await main(stage).getByText('host3@demo.test').count(), 0);
  await main(theirs).getByRole('link', { name: 'See the event' }).first().click();
  await main(theirs)
    .getByRole('heading', { name: /^You were added as an administrator by/ })
    .waitFor();
  await button(theirs, 'Accept').click();
  await seat.page.getByText('You accepted. The event’s page names you now.').waitFor();
  await page.reload();
  await main(stage)
    .getByText(/^host3@demo.test/)
    .waitFor();
  await seat.page.goto(origin + links.collaborators(eventId));
  await button(theirs, 'Leave this event').click();
  await seat.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await seat.page.waitForURL(`**${links.manageEvents()}`);
  await page.reload();
  await main(stage).getByRole('searchbox').fill('farah');
  await button(stage, 'Add Farah Siddiqui').waitFor();
  assert.deepEqual(seat.complaints.unexpected(), []);
});

tell('a host changes the own profile', 'wide', async (stage) => {
  const { page } = stage;
  await goAs(stage, 'host2@demo.test', links.hostProfile());
  await stage.accessible();
  await stage.screenshot('host-profile-1280');
  await main(stage).getByRole('link', { name: 'Edit profile' }).click();
  await main(stage).getByLabel('Designation').fill('Dean');
  await stage.accessible();
  await stage.screenshot('host-edit-profile-1280');
  await button(stage, 'Save changes').click();
  await page.getByText('Profile updated successfully!').waitFor();
  await main(stage).getByText('Dean', { exact: true }).waitFor();
});
