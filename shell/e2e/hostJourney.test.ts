import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { links } from '@marquee/shared-contracts';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { eventually } from './steps/eventually';
import { createEvent, main } from './steps/hostEvents';
import { callAs, saved, until } from './steps/quizzes';
import { callApi } from './steps/quizParticipants';
import { askTeam, registered, signUp, sitDown } from './steps/teamPeople';

const tell = stories();

const press = (stage: Stage, name: string | RegExp) => main(stage).getByRole('button', { name }).click();

/** Moves an event's times through the API, to so many seconds from now: its host cannot wait in a story. */
async function moveTo(stage: Stage, eventId: string, times: Record<string, number>): Promise<void> {
  const host = await callAs(stage, 'host1@demo.test');
  const body = Object.fromEntries(
    Object.entries(times).map(([name, seconds]) => [
      name,
      new Date(Date.now() + seconds * 1_000).toISOString(),
    ]),
  );
  const { status } = await host('PUT', `/api/events/update/${eventId}`, body);
  assert.equal(status, 200);
}

const WORDS = ['Amber', 'Basil', 'Cedar', 'Daisy'];

async function typeQuestion(stage: Stage, text: string, right: string): Promise<void> {
  await main(stage).getByLabel('Question text').fill(text);
  for (const [place, word] of WORDS.entries())
    await main(stage).getByLabel(`Option ${'ABCD'[place]}`, { exact: true }).fill(word);
  await main(stage)
    .getByRole('radio', { name: `${right} is right` })
    .check();
}

async function registerOn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Institute').fill('Lakeside College');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await page.getByText('Registration successful').waitFor();
}

tell(
  'the whole life of a quiz: made and written by a host, taken by a participant, scored, corrected',
  'wide',
  async (stage) => {
    const { page, go } = stage;
    await beLoggedIn(stage, 'host1@demo.test');
    const id = await createEvent(stage, { type: 'Quiz', title: 'Harbour Quiz' });
    await main(stage).getByRole('link', { name: 'Harbour Quiz', exact: true }).click();
    await main(stage).getByRole('link', { name: 'Questions', exact: true }).click();
    await press(stage, 'Add question');
    await typeQuestion(stage, 'Which is a stone?', 'A');
    await page.keyboard.press('Control+Enter');
    await typeQuestion(stage, 'Which is a tree?', 'B');
    await press(stage, 'Save quiz');
    await page.getByText('Quiz questions added successfully!').waitFor();

    const taker = await signUp(stage, 'Mira Nair');
    const { page: phone, complaints } = await sitDown(stage, taker, { at: links.event(id), width: 'narrow' });
    await registerOn(phone);
    await moveTo(stage, id, { startTime: 1 });
    await phone.goto(`${stage.origin}${links.quiz(id)}`);
    await phone.getByRole('button', { name: 'Start' }).click();
    await phone.getByText('Which is a stone?').waitFor();
    await phone.getByRole('radio', { name: 'A: Amber' }).check();
    await saved(phone);
    await phone.getByRole('button', { name: 'Next' }).click();
    await phone.getByText('Which is a tree?').waitFor();
    await phone.getByRole('radio', { name: 'C: Cedar' }).check();
    await saved(phone);
    await phone.getByRole('button', { name: 'Submit' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await phone.waitForURL(`**${links.leaderboard(id)}`);
    assert.deepEqual(complaints.unexpected(), []);

    await go(links.quizScores(id));
    await main(stage).getByText('1 of 2').waitFor();
    await go(links.createQuiz(id));
    await main(stage)
      .getByText('Somebody has started the quiz: its questions can no longer change.')
      .waitFor();
    await press(stage, 'Correct question 2');
    await main(stage).getByRole('radio', { name: 'C is right' }).check();
    await stage.accessible();
    await stage.screenshot('correct-question-1280');
    await press(stage, 'Save correction');
    await page.getByText('Question 2 is corrected. 1 result has changed.').waitFor();
    await go(links.quizScores(id));
    await main(stage).getByText('2 of 2').waitFor();
  },
);

tell(
  'the whole life of a hackathon: made by a host, joined by a team, given a room, checked in, over',
  'wide',
  async (stage) => {
    const { page, go, origin } = stage;
    await beLoggedIn(stage, 'host1@demo.test');
    const id = await createEvent(stage, {
      type: 'Hackathon',
      title: 'Harbour Hack',
      offline: true,
      more: async () => {
        await main(stage).getByText('Team', { exact: true }).click();
        await main(stage).getByLabel('Largest team').fill('3');
        await main(stage).getByLabel('Rooms').fill('Boathouse');
      },
    });

    const leader = await signUp(stage, 'Lena Nair');
    const { page: phone, complaints } = await sitDown(stage, leader, {
      at: links.event(id),
      width: 'narrow',
    });
    await registerOn(phone);
    await phone.getByRole('dialog').getByRole('button', { name: 'Create a team' }).click();
    await phone.getByLabel('Team name').fill('Night Tide');
    await phone.getByRole('main').getByRole('button', { name: 'Create team', exact: true }).click();
    await phone.getByText('You lead the team Night Tide now.').waitFor();
    const mate = await registered(stage, id, 'Omar Sheikh');
    const teams = await callApi<{ data: { id: string } }>(
      origin,
      `GET /api/v1/participant/events/${id}/teams/mine`,
      { token: leader.token },
    );
    const request = await askTeam(stage, teams.data.id, mate);
    await callApi(origin, `POST /api/v1/participant/teams/join/request/${request}?response=APPROVED`, {
      token: leader.token,
    });
    assert.deepEqual(complaints.unexpected(), []);

    await go(links.participants(id));
    await main(stage).getByText('2 people').waitFor();
    await eventually(() => main(stage).getByRole('cell', { name: 'Night Tide' }).count(), 2);
    await press(stage, 'Check in Lena Nair');
    await main(stage).getByRole('button', { name: 'Undo Lena Nair' }).waitFor();
    await main(stage).getByRole('link', { name: 'Rooms', exact: true }).click();
    await press(stage, /^Boathouse/);
    const room = page.getByRole('dialog', { name: 'Boathouse' });
    await room.getByRole('searchbox').fill('tide');
    await room.getByRole('button', { name: 'Add Night Tide to this room' }).click();
    await room.getByText('2 inside, no limit · Filled').waitFor();
    await page.keyboard.press('Escape');

    await moveTo(stage, id, { registerEnd: 1, startTime: 1, endTime: 2 });
    await until(Date.now() + 2_500);
    await go(`${links.manageEvents()}?q=harbour+hack`);
    const row = main(stage).getByRole('row', { name: /Harbour Hack/ });
    await row.getByText('Ended').waitFor();
    await row.getByRole('button', { name: 'Participants of Harbour Hack', disabled: true }).waitFor();
    await phone.goto(`${origin}${links.pastEvents()}`);
    await phone.getByRole('main').getByRole('link', { name: 'Harbour Hack' }).first().waitFor();
  },
);
