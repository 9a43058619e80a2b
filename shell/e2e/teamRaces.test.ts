import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Stage, stories } from './harness/stories';
import { eventCalled } from './steps/events';
import { eventually } from './steps/eventually';
import { askTeam, holdBack, makeTeam, registered, sitDown } from './steps/teamPeople';

const tell = stories();

const ANSWER = /\/teams\/join\/request\//;
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const press = (page: Page, text: string, name: string) =>
  row(page, text).getByRole('button', { name, exact: true }).click();

/** A leader with two browsers on the notices, and a team of at most three. */
async function leaderWithTwoBrowsers(stage: Stage, name: string, teamName: string) {
  const { id: eventId } = await eventCalled(stage, 'Brain Wave');
  const leader = await registered(stage, eventId, `${name} Leads`);
  const teamId = await makeTeam(stage, leader, { eventId, teamName });
  const join = async (who: string) => {
    const person = await registered(stage, eventId, who);
    await askTeam(stage, teamId, person);
    return person;
  };
  const browsers = async () => {
    const at = '/notification2';
    const first = await sitDown(stage, leader, { at });
    const second = await sitDown(stage, leader, { at, width: 'narrow' });
    second.complaints.expect(/409/);
    return { first, second };
  };
  return { eventId, leader, join, browsers };
}

tell(
  'two accepts at once for the last place: one is in, the other waits, "Team is full"',
  'wide',
  async (stage) => {
    const { join, browsers } = await leaderWithTwoBrowsers(stage, 'Amal', 'Last Place');
    await join('Bina First');
    await join('Chitra Second');
    await join('Devi Third');
    const { first, second } = await browsers();
    await press(first.page, 'Bina First', 'Accept');
    await row(first.page, 'Bina First').getByText('Accepted').waitFor();
    const late = await holdBack(second.page, ANSWER);
    await press(second.page, 'Devi Third', 'Accept');
    await late.held;
    await press(first.page, 'Chitra Second', 'Accept');
    await row(first.page, 'Chitra Second').getByText('Accepted').waitFor();
    late.release();
    await row(second.page, 'Devi Third').getByText('Team is full').waitFor();
    await row(second.page, 'Chitra Second').getByText('Accepted').waitFor();
    await row(second.page, 'Devi Third').getByRole('button', { name: 'Decline' }).waitFor();
    await second.page.screenshot({ path: '.cache/screenshots/notifications-full-390.png', fullPage: true });
    assert.deepEqual([...first.complaints.unexpected(), ...second.complaints.unexpected()], []);
  },
);

tell(
  'a request answered twice keeps its first answer, and both browsers say which',
  'wide',
  async (stage) => {
    const { join, browsers } = await leaderWithTwoBrowsers(stage, 'Esha', 'Answered Twice');
    await join('Farid Asks');
    const { first, second } = await browsers();
    const late = await holdBack(second.page, ANSWER);
    await press(second.page, 'Farid Asks', 'Decline');
    await late.held;
    await press(first.page, 'Farid Asks', 'Accept');
    await row(first.page, 'Farid Asks').getByText('Accepted').waitFor();
    late.release();
    await row(second.page, 'Farid Asks').getByText('Already approved').waitFor();
    await row(second.page, 'Farid Asks').getByText('Accepted', { exact: true }).waitFor();
    await eventually(
      () => row(second.page, 'Farid Asks').getByRole('button', { name: 'Decline' }).count(),
      0,
    );
    assert.deepEqual([...first.complaints.unexpected(), ...second.complaints.unexpected()], []);
  },
);

tell('who has another team by then can no longer be accepted', 'wide', async (stage) => {
  const { eventId, join, browsers } = await leaderWithTwoBrowsers(stage, 'Gita', 'Too Late');
  const person = await join('Hari Elsewhere');
  const { second } = await browsers();
  const late = await holdBack(second.page, ANSWER);
  await press(second.page, 'Hari Elsewhere', 'Accept');
  await late.held;
  await makeTeam(stage, person, { eventId, teamName: 'My Own Way' });
  late.release();
  await row(second.page, 'Hari Elsewhere').getByText('Already cancelled').waitFor();
  await row(second.page, 'Hari Elsewhere')
    .getByText('Cancelled: withdrawn, or in another team now')
    .waitFor();
  await second.page.screenshot({ path: '.cache/screenshots/notifications-gone-390.png', fullPage: true });
  assert.deepEqual(second.complaints.unexpected(), []);
});

tell('who asks a team that fills up meanwhile reads so, and sees it full', 'narrow', async (stage) => {
  const { eventId, leader, join } = await leaderWithTwoBrowsers(stage, 'Indu', 'Filling Up');
  const [one, two] = [await join('Jaya One'), await join('Kiran Two')];
  assert.ok(one.token !== two.token);
  const asker = await registered(stage, eventId, 'Late Asker');
  const { page, complaints } = await sitDown(stage, asker, { at: `/create-or-join/${eventId}?tab=join` });
  complaints.expect(/409/);
  const late = await holdBack(page, /\/join\/request$/);
  await page.getByRole('button', { name: 'Request to join Filling Up' }).click();
  await late.held;
  const seat = await sitDown(stage, leader, { at: `/team/${eventId}`, width: 'narrow' });
  for (const name of ['Jaya One', 'Kiran Two']) {
    await seat.page.getByRole('button', { name: `Accept ${name}` }).click();
    await seat.page.locator('[aria-live]').getByText(`${name} is in the team now.`).waitFor();
  }
  await seat.page.screenshot({ path: '.cache/screenshots/team-leader-390.png', fullPage: true });
  late.release();
  await page.locator('[aria-live]').getByText('Team is full').waitFor();
  await row(page, 'Filling Up').getByRole('button', { name: 'Team is full' }).waitFor();
  assert.deepEqual([...complaints.unexpected(), ...seat.complaints.unexpected()], []);
});
