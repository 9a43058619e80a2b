import { links, manageEvents, teams } from '@marquee/shared-contracts';
import { type Page } from '@playwright/test';
import { type Account, signUpParticipant } from '../fixtures/accounts';
import { clickForToast } from '../fixtures/alerts';
import type { ApiClient } from '../fixtures/ApiClient';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEventOnScreens } from '../fixtures/eventForm';
import { inHours, register } from '../fixtures/events';
import { typeQuestion } from '../fixtures/quizEditor';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const getButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

type Times = Partial<Record<'registerEnd' | 'startTime' | 'endTime', number>>;

/** Moves times of an event to a number of seconds from now. */
async function moveTimes(
  api: ApiClient,
  host: Account,
  { eventId, times }: { eventId: string; times: Times },
) {
  const body = Object.fromEntries(
    Object.entries(times).map(([name, seconds]) => [name, inHours(seconds / 3_600)]),
  );
  await api.call(manageEvents.update, { params: { eventId }, body }, host.token);
}

async function registerOnScreens(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Institute').fill('Lakeside College');
  await getButton(page, 'Register').click();
  // By its text, because a dialog about teams hides the heading from assistive technology.
  await expect(page.getByText('Registration successful')).toBeVisible();
}

/** Lets a member join a leader's team by a request. */
async function joinTeam(api: ApiClient, eventId: string, [leader, member]: readonly [Account, Account]) {
  const { data } = await api.call(teams.mine, { params: { eventId } }, leader.token);
  const params = { teamId: data?.id ?? '' };
  const { id } = await api.call(teams.requestToJoin, { params }, member.token);
  const answer = { params: { requestId: id }, query: { response: 'APPROVED' } };
  await api.call(teams.answerRequest, answer, leader.token);
}

/** Answers both questions of the first journey, the second wrongly, and submits. */
async function takeQuiz(page: Page): Promise<void> {
  const saved = page.getByText('Saved', { exact: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Which is a stone?')).toBeVisible();
  await page.getByRole('radio', { name: 'A: Amber' }).check();
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Which is a tree?')).toBeVisible();
  await page.getByRole('radio', { name: 'C: Cedar' }).check();
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

test('a host creates a quiz, a participant takes it, and the host corrects its scores', async ({
  hostPage: page,
  api,
  openPage,
  host,
}) => {
  const main = page.getByRole('main');
  const participant = await signUpParticipant(api, 'Mira Nair');
  const eventId = await createEventOnScreens(page, { type: 'Quiz', title: 'Harbour Quiz' });
  await main.getByRole('link', { name: 'Harbour Quiz', exact: true }).click();
  await main.getByRole('link', { name: 'Questions', exact: true }).click();
  await getButton(page, 'Add question').click();
  await typeQuestion(page, 'Which is a stone?', 'A');
  await page.keyboard.press('Control+Enter');
  await typeQuestion(page, 'Which is a tree?', 'B');
  await clickForToast(getButton(page, 'Save quiz'), 'Quiz questions added successfully!');

  const phone = await openPage(links.event(eventId), { as: participant, viewport: NARROW });
  await registerOnScreens(phone);
  await moveTimes(api, host, { eventId, times: { startTime: 1 } });
  await phone.goto(links.quiz(eventId));
  await takeQuiz(phone);
  await expect(phone).toHaveURL(links.leaderboard(eventId));

  await page.goto(links.quizScores(eventId));
  await expect(main.getByText('1 of 2')).toBeVisible();
  await page.goto(links.createQuiz(eventId));
  await expect(
    main.getByText('Somebody has started the quiz: its questions can no longer change.'),
  ).toBeVisible();
  await getButton(page, 'Correct question 2').click();
  await main.getByRole('radio', { name: 'C is right' }).check();
  await checkAccessibility(page);
  await clickForToast(getButton(page, 'Save correction'), 'Question 2 is corrected. 1 result has changed.');
  await page.goto(links.quizScores(eventId));
  await expect(main.getByText('2 of 2')).toBeVisible();
});

test('a host creates a hackathon, a team joins, gets a room, is checked in, and the event ends', async ({
  hostPage: page,
  api,
  openPage,
  host,
}) => {
  const main = page.getByRole('main');
  const [leader, member] = await Promise.all([
    signUpParticipant(api, 'Lena Nair'),
    signUpParticipant(api, 'Omar Sheikh'),
  ]);
  const basics = { type: 'Hackathon', title: 'Harbour Hack', isOffline: true };
  const eventId = await createEventOnScreens(page, basics, async () => {
    await main.getByText('Team', { exact: true }).click();
    await main.getByLabel('Largest team').fill('3');
    await main.getByLabel('Rooms').fill('Boathouse');
  });

  const phone = await openPage(links.event(eventId), { as: leader, viewport: NARROW });
  await registerOnScreens(phone);
  await phone.getByRole('dialog').getByRole('button', { name: 'Create a team' }).click();
  await phone.getByLabel('Team name').fill('Night Tide');
  const create = phone.getByRole('main').getByRole('button', { name: 'Create team', exact: true });
  await clickForToast(create, 'You lead the team Night Tide now.');
  await register(api, { id: eventId }, member);
  await joinTeam(api, eventId, [leader, member]);

  await page.goto(links.participants(eventId));
  await expect(main.getByText('2 people')).toBeVisible();
  await expect(main.getByRole('cell', { name: 'Night Tide' })).toHaveCount(2);
  await getButton(page, 'Check in Lena Nair').click();
  await expect(getButton(page, 'Undo Lena Nair')).toBeVisible();
  await main.getByRole('link', { name: 'Rooms', exact: true }).click();
  await getButton(page, /^Boathouse/).click();
  const room = page.getByRole('dialog', { name: 'Boathouse' });
  await room.getByRole('searchbox').fill('tide');
  await room.getByRole('button', { name: 'Add Night Tide to this room' }).click();
  await expect(room.getByText('2 people, no limit · Filled')).toBeVisible();
  await page.keyboard.press('Escape');

  await moveTimes(api, host, { eventId, times: { registerEnd: 1, startTime: 1, endTime: 2 } });
  const row = main.getByRole('row', { name: /Harbour Hack/ });
  await expect(async () => {
    await page.goto(`${links.manageEvents()}?q=harbour+hack`);
    await expect(row.getByText('Ended')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const participants = row.getByRole('link', { name: 'Participants of Harbour Hack' });
  await expect(participants).toHaveAttribute('href', links.participants(eventId));
  await phone.goto(links.pastEvents());
  await expect(phone.getByRole('main').getByRole('link', { name: 'Harbour Hack' }).first()).toBeVisible();
});
