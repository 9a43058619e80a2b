import { links, rooms } from '@marquee/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { DEMO, signUpParticipant, type Account } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, findHostedEvent, register } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { formatQuestionText } from '../fixtures/quizEditor';
import { createQuiz } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { NARROW, WIDE } from '../fixtures/viewports';

/** A screen's path, and content that is visible when the screen has loaded. */
type Screen = [path: string, content: (main: Locator) => Locator];

async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
  const main = page.getByRole('main');
  for (const [path, content] of screens) {
    await page.goto(path);
    await expect(content(main).first()).toBeVisible();
    await checkAccessibility(page);
    await expectNoOverflow(page);
  }
}

const listScreens: readonly Screen[] = [
  [links.hostHome(), (main) => main.getByRole('article')],
  [links.manageEvents(), (main) => main.getByRole('table')],
];

const listEventScreens = (id: string): Screen[] => [
  [links.eventDetail(id), (main) => main.getByRole('heading', { name: 'Tide Tables' })],
  [links.updateEvent(id), (main) => main.getByLabel('Title')],
  [links.updateEventDetails(id), (main) => main.getByLabel('Venue')],
];

const listPeopleScreens = (id: string): Screen[] => [
  [links.participants(id), (main) => main.getByText('2 people')],
  [links.rooms(id), (main) => main.getByRole('button', { name: /^Seminar hall/ })],
  ['/room-allocate', (main) => main.getByText('Sample', { exact: true })],
  [links.collaborators(id), (main) => main.getByRole('button', { name: /^Add / })],
];

const listQuizScreens = (id: string): Screen[] => [
  [links.createQuiz(id), (main) => main.getByText('Everything is saved.')],
  [`${links.createQuiz(id)}?view=preview`, (main) => main.getByText(formatQuestionText(1))],
];

const profileScreens: readonly Screen[] = [
  [links.hostProfile(), (main) => main.getByText(DEMO.host)],
  [links.editHostProfile(), (main) => main.getByLabel('Designation')],
  [links.hostNotifications(), (main) => main.getByRole('heading', { level: 1, name: 'Notifications' })],
];

/** A host's seminar with three rooms and two attendees, whose registrations are in the host's notifications. */
async function createSeminar(api: ApiClient, host: Account): Promise<string> {
  const attendees = await Promise.all([signUpParticipant(api), signUpParticipant(api, 'Omar Sheikh')]);
  const event = await createEvent(api, host, { title: 'Tide Tables' });
  const body = { roomNames: ['LT-1', 'LT-2', 'Seminar hall'] };
  await api.call(rooms.create, { params: { eventId: event.id }, body }, host.token);
  for (const attendee of attendees) await register(api, event, attendee);
  return event.id;
}

for (const viewport of [WIDE, NARROW])
  test.describe(`at a width of ${viewport.width}`, () => {
    test.use({ viewport });

    test('the menu of notifications is accessible and returns the focus', async ({
      hostPage: page,
      api,
      host,
    }) => {
      await createSeminar(api, host);
      await page.goto(links.hostHome());
      const bell = page.getByRole('button', { name: /^Notifications/ });
      await bell.press('Enter');
      await expect(page.getByRole('link', { name: 'See all notifications' })).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(bell).toBeFocused();
    });

    test('the home and the list of events are accessible', async ({ demoHostPage: page }) => {
      await expectAccessible(page, listScreens);
    });

    test('the screens of an event are accessible', async ({ hostPage: page, api, host }) => {
      const id = await createSeminar(api, host);
      await expectAccessible(page, listEventScreens(id));
    });

    test('the screens of attendees, rooms and collaborators are accessible', async ({
      hostPage: page,
      api,
      host,
    }) => {
      const id = await createSeminar(api, host);
      await expectAccessible(page, listPeopleScreens(id));
    });

    test('the editor and the preview of a quiz are accessible', async ({ hostPage: page, api, host }) => {
      const { id } = await createQuiz(api, host, { questions: 3, startsIn: 3_600 });
      await expectAccessible(page, listQuizScreens(id));
    });

    test('the editor of an ended quiz is locked and accessible', async ({
      demoHostPage: page,
      api,
      demoHost,
    }) => {
      const { id } = await findHostedEvent(api, demoHost, 'Samanvay Grand Quiz');
      await expectAccessible(page, [
        [links.createQuiz(id), (main) => main.getByText('This event has ended.')],
      ]);
    });

    test('the profile and the notifications of a host are accessible', async ({ demoHostPage: page }) => {
      await expectAccessible(page, profileScreens);
    });
  });
