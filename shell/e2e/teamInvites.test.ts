import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { heading } from './steps/entering';
import { fits } from './steps/eventually';
import { inviteTo, makeTeam, privateHackathon, registerAt, signUp } from './steps/teamPeople';
import { holdToken } from './steps/holdToken';

const tell = stories();

const main = ({ page }: Stage) => page.getByRole('main');

tell('an invite says whose it is, and opens a private event to nobody', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const event = await privateHackathon(stage, 'Quiet Lake Hack');
  const lena = await signUp(stage, 'Lena Quiet');
  await registerAt(stage, event, lena);
  const teamId = await makeTeam(stage, lena, { eventId: event.id, teamName: 'Reed Warblers' });
  const invite = `/join-team/${event.id}/${await inviteTo(stage, teamId, lena)}`;
  const ravi = await signUp(stage, 'Ravi Invited');
  await holdToken(page.context(), stage.origin, ravi.token);
  complaints.expect(/404/);
  await go(invite);
  await main(stage).getByText('Led by Lena Quiet · 3 places free').waitFor();
  await main(stage)
    .getByText(/^The team’s event is private, and you are not registered/)
    .waitFor();
  assert.equal(await page.getByText(event.title).count(), 0, 'nothing is told of the event');
  await stage.accessible();
  await stage.screenshot('team-invite-private-390');

  await go(`/regifore/${event.id}?k=${event.key}`);
  await page.getByLabel('Institute').fill('Lakeside College');
  await main(stage).getByRole('button', { name: 'Register' }).click();
  await page.getByRole('dialog', { name: 'You are registered. Now a team?' }).waitFor();
  await go(invite);
  await main(stage).getByRole('heading', { name: 'Reed Warblers' }).waitFor();
  await main(stage).getByRole('link', { name: event.title }).waitFor();
  const join = main(stage).getByRole('button', { name: 'Join the team' });
  await join.waitFor();
  await stage.accessible();
  await stage.screenshot('team-invite-390');
  await page.setViewportSize({ width: 320, height: 700 });
  await fits(page);
  await join.press('Enter');
  await page.getByText('You are in the team Reed Warblers now.').waitFor();
  await heading(stage, 'My team').waitFor();

  await inviteTo(stage, teamId, lena);
  await go(invite);
  await main(stage).getByText('This invite is not valid any more. Ask the team for a new one.').waitFor();
  await stage.accessible();
});
