import { links, manageEvents, quizEditor, registration, rooms } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { type Account, signUpParticipant } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { createEvent, createTeam, inHours } from '../fixtures/events';
import { expect, test } from '../fixtures/test';
import { trackRequests } from '../fixtures/trackRequests';

// The hostile event must be in the first events of the lists.
test.use({ ownProduct: 'hostile texts' });

/** Each sets `hostile` or opens a dialog if a page treats it as markup, in an element, an attribute or a script. */
const CORPUS = [
  '<script>globalThis.hostile=1</script>',
  '<img src=x onerror="globalThis.hostile=1">',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  '</script><script>globalThis.hostile=1</script>',
  '<iframe srcdoc="<script>parent.hostile=1</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '[a](javascript:alert(1))',
  '&lt;img src=x onerror=alert(1)&gt;',
  'javascript:globalThis.hostile=1',
] as const;

const ALL = CORPUS.join(' ');

/** An event whose texts, stages, rooms and questions are hostile; returns its id. */
async function createHostileEvent(api: ApiClient, host: Account): Promise<string> {
  const { id } = await createEvent(api, host, {
    title: ALL.slice(0, 120),
    description: ALL,
    location: ALL.slice(0, 120),
    venue: ALL.slice(0, 200),
    festival: ALL.slice(0, 120),
    category: 'quiz',
    registerEnd: inHours(2),
    startTime: inHours(1),
    endTime: inHours(3),
    capacityMin: 0,
    teamCreationAllowed: true,
    minTeamSize: 1,
    maxTeamSize: 4,
  });
  const params = { eventId: id };
  const entries = CORPUS.map((description, index) => ({ day: index + 1, description }));
  await api.call(manageEvents.replaceTimeline, { params, body: { entries } }, host.token);
  const roomNames = CORPUS.map((text) => text.slice(0, 40));
  await api.call(rooms.create, { params, body: { roomNames } }, host.token);
  const options = CORPUS.slice(0, 4);
  const questions = CORPUS.map((questionText) => ({ questionText, options, correctAnswer: CORPUS[0] }));
  await api.call(quizEditor.addQuestions, { params, body: questions }, host.token);
  return id;
}

/** Registers a participant with hostile texts, who likes the event and leads a team with a hostile name. */
async function joinWithHostileTexts(api: ApiClient, eventId: string, { token, ...person }: Account) {
  const body = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: person.email,
    phoneNumber: '9876543210',
    institute: ALL.slice(0, 100),
    type: 'College Student',
    course: ALL.slice(0, 100),
    duration: ALL.slice(0, 50),
    graduationYear: '2027',
  } as const;
  await api.call(registration.register, { params: { eventId }, body }, token);
  await createTeam(api, { token, ...person }, { eventId, teamName: CORPUS[1].slice(0, 40) });
  await api.call(registration.addFavourite, { params: { eventId } }, token);
}

/** Elements and attributes that only a hostile text can have created. */
const CREATED = ['[onerror]', '[onload]', 'iframe', '[href^="javascript:"]', '[src="x"]'];

/** Opens screens and expects that each shows `text`, and hostile texts only as texts. */
async function expectTexts(page: Page, paths: readonly string[], text = 'onerror'): Promise<void> {
  const countRequests = trackRequests(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(text).first(), path).toBeVisible();
    await expect.poll(countRequests, path).toBe(0);
    await expect(page.locator(`body :is(${CREATED.join()})`), path).toHaveCount(0);
    expect(await page.evaluate(() => 'hostile' in globalThis), path).toBe(false);
    expect(dialogs, path).toEqual([]);
  }
}

test('a visitor sees texts that look like code as texts', async ({ page, api, host }) => {
  const eventId = await createHostileEvent(api, host);
  await expectTexts(page, [links.home(), links.event(eventId), links.eventType('quiz')]);
});

test('a participant sees texts that look like code as texts', async ({ page, api, logIn, host }) => {
  const participant = await signUpParticipant(api, 'Asha Rao');
  const eventId = await createHostileEvent(api, host);
  await joinWithHostileTexts(api, eventId, participant);
  await logIn(participant);
  await expectTexts(page, [
    links.home(),
    links.event(eventId),
    links.registration(eventId),
    links.team(eventId),
    links.registeredEvents(),
    links.watchlist(),
    links.registrations(),
  ]);
  await expectTexts(page, [links.profile()], participant.email);
});

test('a host sees texts that look like code as texts', async ({ hostPage: page, api, host }) => {
  const participant = await signUpParticipant(api, 'Asha Rao');
  const eventId = await createHostileEvent(api, host);
  await joinWithHostileTexts(api, eventId, participant);
  await expectTexts(page, [
    links.hostHome(),
    links.manageEvents(),
    links.event(eventId),
    links.eventDetail(eventId),
    links.updateEvent(eventId),
    `${links.createEvents()}?from=${eventId}`,
    links.participants(eventId),
    links.rooms(eventId),
    links.createQuiz(eventId),
    `${links.createQuiz(eventId)}?view=preview`,
    links.hostNotifications(),
  ]);
});
