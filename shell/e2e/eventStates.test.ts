import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { at, makeEvent } from './steps/hostEvents';
import { choose, saved, stageQuiz, start } from './steps/quizzes';
import { callApi, hostedIdOf, tokenOf } from './steps/quizParticipants';
import { register, type Person, signUp } from './steps/teamPeople';
import { holdToken } from './steps/holdToken';

const tell = stories();

const HOST = 'host1@demo.test';

const panel = ({ page }: Stage) => page.getByRole('region', { name: 'Registration', exact: true });
const button = (stage: Stage, name: string | RegExp) => panel(stage).getByRole('button', { name });
const resting = (stage: Stage, name: string | RegExp) =>
  panel(stage).getByRole('button', { name, disabled: true });
const link = (stage: Stage, name: string) => panel(stage).getByRole('link', { name });

/** Opens an event's page, and waits for the title of the event itself. */
async function open({ page, go }: Stage, id: string, title: string): Promise<void> {
  await go(`/event/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Makes an event of the first host with this title and answers its id. */
const made = async ({ origin }: Stage, title: string, given: Record<string, unknown> = {}) =>
  makeEvent(origin, await tokenOf(origin, HOST), { title, ...given });

const cancel = async ({ origin }: Stage, id: string) =>
  callApi(origin, `POST /api/events/${id}/cancel`, { token: await tokenOf(origin, HOST) });

/** The first host's event of the past with this title. */
const ended = async ({ origin }: Stage, title: string) =>
  hostedIdOf(origin, await tokenOf(origin, HOST), title);

async function somebody(stage: Stage, name: string): Promise<Person> {
  const person = await signUp(stage, name);
  await holdToken(stage.page.context(), stage.origin, person.token);
  return person;
}

tell('whoever is not registered reads the state of an event on its button', 'narrow', async (stage) => {
  const soon = { registerStart: at(1) };
  const late = { registerStart: at(-2), registerEnd: at(-1) };
  const states: [state: string, id: string, label: string | RegExp][] = [
    [
      'Opens later',
      await made(stage, 'Opens later', soon),
      /^Registration opens [A-Z][a-z]{2} \d+, \d+:\d\d/,
    ],
    ['Closed early', await made(stage, 'Closed early', late), 'Registration closed'],
    ['One seat', await made(stage, 'One seat', { capacityMax: 1 }), 'Event full'],
    ['Called off', await made(stage, 'Called off'), 'Cancelled'],
    ['Samanvay Grand Quiz', await ended(stage, 'Samanvay Grand Quiz'), 'Event ended'],
  ];
  await register(stage, states[2]?.[1] ?? '', await signUp(stage, 'Early Bird'));
  await cancel(stage, states[3]?.[1] ?? '');
  for (const [title, id, label] of states) {
    await open(stage, id, title);
    await resting(stage, label).waitFor();
  }
  await stage.accessible();
  await stage.screenshot('event-state-ended-390');

  const openId = await made(stage, 'Open to all');
  await open(stage, openId, 'Open to all');
  await panel(stage).getByText('Log in or sign up to register.').waitFor();
  await button(stage, 'Register Now').press('Enter');
  await stage.page.getByRole('dialog', { name: 'Log in to continue' }).waitFor();
  await somebody(stage, 'Ready Rao');
  await open(stage, openId, 'Open to all');
  await link(stage, 'Register').waitFor();
});

tell('whoever is registered finds on the button what comes next', 'narrow', async (stage) => {
  const { page, origin } = stage;
  const person = await somebody(stage, 'Placed Pillai');
  const [seminar, hackathon] = [
    await made(stage, 'Seated'),
    await made(stage, 'Stages', { category: 'hackathon' }),
  ];
  const running = await stageQuiz(stage, {
    questions: 1,
    registered: [person.email],
  });
  const later = await stageQuiz(stage, {
    questions: 1,
    startsIn: 3600,
    registered: [person.email],
  });
  for (const id of [seminar, hackathon]) await register(stage, id, person);

  await open(stage, seminar, 'Seated');
  await resting(stage, 'Already Registered').waitFor();
  await open(stage, hackathon, 'Stages');
  await link(stage, 'See Details').waitFor();
  await open(stage, later.id, 'Staged Quiz');
  await button(stage, 'Start Quiz').press('Enter');
  const refusal = page.getByRole('alertdialog', { name: 'The quiz has not started yet!' });
  await refusal.getByText(/^It starts on /).waitFor();
  await stage.accessible();
  await stage.screenshot('event-quiz-not-started-390');

  await open(stage, running.id, 'Staged Quiz');
  await button(stage, 'Start Quiz').press('Enter');
  await page.getByRole('region', { name: 'Before you start' }).waitFor();
  await start(page);
  await choose(page, 'Basil');
  await saved(page);
  await open(stage, running.id, 'Staged Quiz');
  await button(stage, 'Resume quiz').waitFor();
  await callApi(origin, `POST /api/participant/quiz/${running.id}/submit`, { token: person.token });
  await open(stage, running.id, 'Staged Quiz');
  await link(stage, 'View leaderboard').waitFor();
  await stage.accessible();
  await stage.screenshot('event-quiz-submitted-390');
  await cancel(stage, later.id);
  await open(stage, later.id, 'Staged Quiz');
  await resting(stage, 'Cancelled').waitFor();
});

tell('an ended quiz says so to who took part, and a host reads why not', 'wide', async (stage) => {
  const quiz = await ended(stage, 'Samanvay Grand Quiz');
  await beLoggedIn(stage, 'participant1@demo.test');
  await open(stage, quiz, 'Samanvay Grand Quiz');
  await panel(stage).getByText('The quiz is over!').waitFor();
  await link(stage, 'View leaderboard').waitFor();
  const foreign = await made(stage, 'Not for hosts');
  await beLoggedIn(stage, 'host2@demo.test');
  await open(stage, foreign, 'Not for hosts');
  await button(stage, 'Register').press('Enter');
  const text = 'You are signed in as a host. Use a participant account to register.';
  await stage.page.getByRole('alertdialog', { name: text }).waitFor();
  await stage.accessible();
});
