import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { eventually, fits } from './steps/eventually';
import { breakDown, slowDown } from './steps/failing';
import { createEvent, fillBasics, fillTimes, main, makeEvent, PICTURE } from './steps/hostEvents';
import { callApi, hostedIdOf, tokenOf } from './steps/quizParticipants';
import { sitDown } from './steps/teamPeople';

const tell = stories();

const press = (stage: Stage, name: string) => main(stage).getByRole('button', { name, exact: true }).click();
const title = (stage: Stage) => main(stage).getByLabel('Title').inputValue();

tell('a private link is shown, copied and renewed; lists load slowly and fail', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  const token = await beLoggedIn(stage, 'host1@demo.test');
  const { content } = await callApi<{ content: { data: { id: string; visibility: string } }[] }>(
    origin,
    'GET /api/events/list?size=100',
    { token },
  );
  const secret = content.find(({ data }) => data.visibility === 'private')?.data.id ?? '';
  await go(`/event-detail/${secret}`);
  const link = () => main(stage).getByRole('textbox', { name: 'Link' }).inputValue();
  const before = await link();
  await main(stage)
    .getByRole('img', { name: /^Link to/ })
    .waitFor();
  await stage.accessible();
  await stage.screenshot('event-detail-390');
  await press(stage, 'Renew the link');
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
  await page.getByText('The link is renewed.').waitFor();
  await eventually(async () => (await link()) === before, false);

  const release = await slowDown(stage, '/api/events/list?*');
  await go('/event-manage');
  await page.getByText('Loading your events...').waitFor({ state: 'attached' });
  await stage.screenshot('event-manage-slow-390');
  release();
  await main(stage).getByRole('table').waitFor();
  await page.unrouteAll();
  const recover = await breakDown(stage, '/api/events/list?*');
  await page.reload();
  await main(stage).getByRole('alert').getByText('Failed to fetch events').waitFor();
  await stage.accessible();
  await recover();
  await press(stage, 'Try again');
  await main(stage).getByRole('table').waitFor();
});

tell('a host describes a hackathon with a picture, over back and reload', 'wide', async (stage) => {
  const { page, go } = stage;
  await beLoggedIn(stage, 'host1@demo.test');
  await go('/home-host');
  await main(stage).getByRole('link', { name: 'Hackathon', exact: true }).click();
  await main(stage).getByText('Step 1 of 2').waitFor();
  await fillBasics(stage, 'Hackathon', 'Lake Hack');
  await main(stage).getByText('Offline', { exact: true }).click();
  await main(stage).getByLabel('Picture file').setInputFiles(PICTURE);
  await main(stage).getByRole('button', { name: 'Choose another picture' }).waitFor();
  await stage.accessible();
  await stage.screenshot('create-event-1280');
  await press(stage, 'Next');
  await main(stage).getByText('Step 2 of 2').waitFor();
  await main(stage).getByLabel('Venue').fill('Hall 1');
  await page.goBack();
  await main(stage).getByText('Step 1 of 2').waitFor();
  await page.reload();
  await main(stage).getByRole('button', { name: 'Choose another picture' }).waitFor();
  await eventually(() => title(stage), 'Lake Hack');
  await page.goForward();
  await main(stage).getByText('Step 2 of 2').waitFor();
  await eventually(() => main(stage).getByLabel('Venue').inputValue(), 'Hall 1');
});

tell('a host publishes a hackathon with teams, rooms and stages', 'wide', async (stage) => {
  const { page, origin } = stage;
  const token = await beLoggedIn(stage, 'host1@demo.test');
  const id = await createEvent(stage, {
    type: 'Hackathon',
    title: 'River Hack',
    offline: true,
    more: async () => {
      await main(stage).getByText('Team', { exact: true }).click();
      await main(stage).getByLabel('Largest team').fill('4');
      await main(stage).getByLabel('Rooms').fill('LT-1\n\nLT-2');
      await press(stage, 'Add stage');
      await main(stage).getByLabel('What happens').fill('Opening');
      await press(stage, 'Save stage 1');
      await main(stage).getByLabel('Event starts').fill('');
      await press(stage, 'Create event');
      await main(stage).getByText('Please enter a date and a time.').waitFor();
      await stage.accessible();
      await stage.screenshot('create-event-details-1280');
      await page.reload();
      await main(stage).getByText('Opening').waitFor();
      await eventually(() => main(stage).getByLabel('Largest team').inputValue(), '4');
      await fillTimes(stage);
    },
  });
  await main(stage).getByRole('link', { name: 'River Hack', exact: true }).click();
  await page.waitForURL('**/event-detail/*');
  await main(stage).getByText('Teams of 1–4').waitFor();
  const { data } = await callApi<{ data: { name: string }[] }>(origin, `GET /api/events/${id}/rooms`, {
    token,
  });
  assert.deepEqual(
    data.map(({ name }) => name),
    ['LT-1', 'LT-2'],
  );
});

tell(
  'a quiz whose rooms fail is made once; then it is copied, cancelled and deleted',
  'narrow',
  async (stage) => {
    const { page, go, origin } = stage;
    const token = await beLoggedIn(stage, 'host2@demo.test');
    const recover = await breakDown(stage, '/rooms/create?*');
    await go('/create-events?type=quiz');
    await fillBasics(stage, 'Quiz', 'Lake Quiz');
    await main(stage).getByText('Offline', { exact: true }).click();
    await stage.accessible();
    await stage.screenshot('create-event-390');
    await press(stage, 'Next');
    await fillTimes(stage);
    await main(stage).getByLabel('Rooms').fill('Lab');
    await stage.screenshot('create-event-details-390');
    await press(stage, 'Create event');
    await main(stage).getByText('Room creation failed').waitFor();
    await stage.accessible();
    await stage.screenshot('create-event-failed-390');
    await page.reload();
    await recover();
    await press(stage, 'Retry the rooms');
    await page.getByRole('dialog', { name: 'Event Created Successfully!' }).waitFor();
    await page.getByRole('button', { name: 'Manage events' }).click();
    await page.waitForURL('**/event-manage');
    await main(stage).getByLabel('Search your events').fill('lake quiz');
    await main(stage)
      .getByText(/^1 of \d+ events$/)
      .waitFor();
    await stage.accessible();
    await stage.screenshot('event-manage-390');
    await page.reload();
    await main(stage)
      .getByText(/^1 of \d+ events$/)
      .waitFor();
    await press(stage, 'More');
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await main(stage).getByText('Step 1 of 2').waitFor();
    await eventually(() => title(stage), 'Lake Quiz (copy)');
    await page.goBack();
    await main(stage)
      .getByText(/^1 of \d+ events$/)
      .waitFor();
    await press(stage, 'More');
    await page.getByRole('menuitem', { name: 'Cancel event' }).click();
    await page.getByRole('alertdialog', { name: 'Cancel Lake Quiz?' }).waitFor();
    await stage.accessible();
    await page.getByRole('button', { name: 'Cancel the event' }).click();
    await page.getByText('Lake Quiz is cancelled.').waitFor();
    await main(stage).getByRole('cell', { name: 'Cancelled' }).waitFor();
    await press(stage, 'More');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to delete the event "Lake Quiz"?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('Lake Quiz is deleted.').waitFor();
    await main(stage).getByText('No events match your selection.').waitFor();
    await assert.rejects(hostedIdOf(origin, token, 'Lake Quiz'));
    await page.setViewportSize({ width: 320, height: 640 });
    await go('/event-manage');
    await main(stage).getByRole('table').waitFor();
    await fits(page);
  },
);

tell('two hosts change an event at once, and neither loses what was typed', 'wide', async (stage) => {
  const { page, go, origin, complaints } = stage;
  complaints.expect(/409/);
  const owner = await beLoggedIn(stage, 'host1@demo.test');
  const other = await tokenOf(origin, 'host2@demo.test');
  const id = await makeEvent(origin, owner, { title: 'Shared Seminar' });
  const me = await callApi<{ data: { id: string } }>(origin, 'GET /api/v1/auth/me', { token: other });
  await callApi(origin, `POST /api/events/${id}/add-admin/${me.data.id}`, { token: owner });
  await go(`/update-event/${id}`);
  await main(stage).getByLabel('Title').fill('Shared Seminar, mine');
  await press(stage, 'Next');
  await main(stage).getByLabel('Venue').fill('Hall 2');
  await press(stage, 'Add stage');
  await main(stage).getByLabel('What happens').fill('Welcome');
  await press(stage, 'Save stage 1');

  const seat = await sitDown(
    stage,
    { name: 'Second host', email: 'host2@demo.test', token: other },
    { at: `/update-event/${id}/details` },
  );
  const theirs = { ...stage, page: seat.page };
  await main(theirs).getByLabel('Venue').fill('Hall 3');
  await main(theirs).getByLabel('Places').fill('150');
  await press(theirs, 'Add stage');
  await main(theirs).getByLabel('What happens').fill('Keynote');
  await press(theirs, 'Save stage 1');
  await press(theirs, 'Save');
  await seat.page.waitForURL(`**/event-detail/${id}`);
  assert.deepEqual(seat.complaints.unexpected(), []);

  await press(stage, 'Save');
  await main(stage).getByText('Taken over from them: Places.').waitFor();
  await main(stage).getByText('theirs: Hall 3').waitFor();
  await main(stage).getByText('theirs: Day 1: Keynote').waitFor();
  await page
    .getByRole('heading', { name: 'Somebody else has changed this event' })
    .and(page.locator(':focus'))
    .waitFor();
  await eventually(() => main(stage).getByRole('textbox', { name: 'Venue' }).inputValue(), 'Hall 2');
  await stage.accessible();
  await stage.screenshot('update-event-conflict-1280');
  await press(stage, 'Use theirs: Stages');
  await press(stage, 'Save');
  await page.getByText('Event updated successfully!').waitFor();
  await page.waitForURL(`**/event-detail/${id}`);
  await main(stage).getByText('0 of 150').waitFor();
  await main(stage).getByText('Hall 2').waitFor();
  await main(stage).getByText('Keynote').waitFor();
});
