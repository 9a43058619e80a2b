import type { Locator } from 'playwright-core';
import { links } from '@marquee/shared-contracts';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { fits } from './steps/eventually';
import { main, makeEvent } from './steps/hostEvents';
import { stageQuiz } from './steps/quizzes';
import { callApi, hostedIdOf } from './steps/quizParticipants';

const tell = stories();

const HOST = 'host1@demo.test';

/** A screen of the hosts: its name on the pictures, its address, and what is there once it is whole. */
type Screen = [name: string, path: string, whole: (screen: Locator) => Locator];

/** The events of these stories, made once. */
let made: Promise<{ seminar: string; quiz: string; over: string }> | undefined;

async function make(stage: Stage, token: string) {
  const seminar = await makeEvent(stage.origin, token, { title: 'Tide Tables' });
  const body = { roomNames: ['LT-1', 'LT-2', 'Seminar hall'] };
  await callApi(stage.origin, `POST /api/events/${seminar}/rooms`, { token, body });
  const registered = ['participant1@demo.test', 'participant2@demo.test'];
  const quiz = await stageQuiz(stage, { questions: 3, startsIn: 3_600, registered });
  return { seminar, quiz: quiz.id, over: await hostedIdOf(stage.origin, token, 'Samanvay Grand Quiz') };
}

/** Opens each screen; looks at it with axe in both themes, keeps a picture, and lets nothing stick out at its width. */
async function look(stage: Stage, width: number, screens: readonly Screen[]): Promise<void> {
  for (const [name, path, whole] of screens) {
    await stage.go(path);
    await whole(main(stage)).first().waitFor();
    await stage.accessible();
    await stage.screenshot(`${name}-${width}`);
    await fits(stage.page);
  }
}

const lists = (): Screen[] => [
  ['host-home', links.hostHome(), (screen) => screen.getByRole('article')],
  ['event-manage', links.manageEvents(), (screen) => screen.getByRole('table')],
];

const event = ({ seminar }: { seminar: string }): Screen[] => [
  [
    'event-detail',
    links.eventDetail(seminar),
    (screen) => screen.getByRole('heading', { name: 'Tide Tables' }),
  ],
  ['update-event', links.updateEvent(seminar), (screen) => screen.getByLabel('Title')],
  ['update-event-details', links.updateEventDetails(seminar), (screen) => screen.getByLabel('Venue')],
];

const people = ({ seminar, quiz }: { seminar: string; quiz: string }): Screen[] => [
  ['participants', links.participants(quiz), (screen) => screen.getByText('2 people')],
  ['rooms', links.rooms(seminar), (screen) => screen.getByRole('button', { name: /^Seminar hall/ })],
  ['rooms-sample', '/room-allocate', (screen) => screen.getByText('Sample', { exact: true })],
  ['collaborators', links.collaborators(seminar), (screen) => screen.getByRole('button', { name: /^Add / })],
];

const quizzes = ({ quiz, over }: { quiz: string; over: string }): Screen[] => [
  ['create-quiz', links.createQuiz(quiz), (screen) => screen.getByText('Everything is saved.')],
  [
    'create-quiz-preview',
    `${links.createQuiz(quiz)}?view=preview`,
    (screen) => screen.getByText('Which word belongs to question 1?'),
  ],
  ['create-quiz-locked', links.createQuiz(over), (screen) => screen.getByText('This event has ended.')],
  ['host-profile', links.hostProfile(), (screen) => screen.getByText(HOST)],
  ['host-edit-profile', links.editHostProfile(), (screen) => screen.getByLabel('Designation')],
  [
    'host-notifications',
    links.hostNotifications(),
    (screen) => screen.getByRole('heading', { level: 1, name: 'Notifications' }),
  ],
];

const widths = [
  ['wide', 1280],
  ['narrow', 390],
] as const;

for (const [width, pixels] of widths) {
  tell(`the bell of a host, open, at ${pixels}`, width, async (stage) => {
    const { page, go } = stage;
    await beLoggedIn(stage, HOST);
    await go(links.hostHome());
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.press('Enter');
    await page.getByRole('link', { name: 'See all notifications' }).waitFor();
    await stage.accessible();
    await stage.screenshot(`host-bell-${pixels}`);
    await page.keyboard.press('Escape');
    await bell.and(page.locator(':focus')).waitFor();
  });

  for (const [what, screens] of Object.entries({ lists, event, people, quizzes }))
    tell(
      `the screens of a host, ${what}, at ${pixels}: axe in both themes, pictures`,
      width,
      async (stage) => {
        const token = await beLoggedIn(stage, HOST);
        made ??= make(stage, token);
        await look(stage, pixels, screens(await made));
      },
    );
}
