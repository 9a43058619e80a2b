import { links } from '@marquee/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import type { ConsoleErrors } from '../fixtures/ConsoleErrors';
import { createEvent } from '../fixtures/events';
import { failRequests, holdRequests, tryAgain } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW, WIDE } from '../fixtures/viewports';

/** A screen that loads something: its path, its call, and its texts while the call runs or fails. */
interface Screen {
  path: string;
  call: string;
  loading: string;
  failure: string;
  /** Content that is visible when the screen has loaded. */
  content: (main: Locator) => Locator;
}

async function expectErrorStates(
  page: Page,
  consoleErrors: ConsoleErrors,
  { path, call, loading, failure, content }: Screen,
): Promise<void> {
  const main = page.getByRole('main');
  const address = `**${call}`;
  const recover = await failRequests(page, address, consoleErrors);
  await page.goto(path);
  const alert = main.getByRole('alert').filter({ hasText: failure });
  await expect(alert).toBeVisible();
  await checkAccessibility(page);
  let release: () => void = () => undefined;
  await tryAgain(alert, async () => {
    // The screen may load by itself as soon as the failure ends.
    ({ release } = await holdRequests(page, address));
    await recover();
  });
  await expect(main.getByText(loading, { exact: true })).toBeAttached();
  release();
  await expect(content(main).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}

const profile = {
  call: '/api/events/user/profile',
  loading: 'Loading your profile...',
  failure: 'Failed to fetch profile',
};

/** Screens of a host, and of the host's event. */
type Screens = Record<string, (values: { email: string; id: string }) => Screen>;

const ownScreens: Screens = {
  "a host's home": () => ({
    path: links.hostHome(),
    call: '/api/events/list*',
    loading: 'Loading your events...',
    failure: 'Failed to fetch events',
    content: (main) => main.getByRole('article'),
  }),
  "a host's page of notifications": () => ({
    path: links.hostNotifications(),
    call: '/api/events/notifications/0/10',
    loading: 'Loading notifications...',
    failure: 'Failed to fetch notifications',
    content: (main) => main.getByText(/^(\d+ unread|All read|No notifications)$/),
  }),
  "a host's profile": ({ email }) => ({
    ...profile,
    path: links.hostProfile(),
    content: (main) => main.getByText(email),
  }),
  "the form of a host's profile": () => ({
    ...profile,
    path: links.editHostProfile(),
    content: (main) => main.getByLabel('Designation'),
  }),
};

const eventScreens: Screens = {
  'the screen of an event': ({ id }) => ({
    path: links.eventDetail(id),
    call: `/api/events/${id}`,
    loading: 'Loading event details...',
    failure: 'Failed to load event details.',
    content: (main) => main.getByRole('heading', { name: 'Held Up' }),
  }),
  'the form of an event': ({ id }) => ({
    path: links.updateEvent(id),
    call: `/api/events/${id}`,
    loading: 'Loading event details...',
    failure: 'Error loading event details',
    content: (main) => main.getByLabel('Title'),
  }),
  'the editor of a quiz': ({ id }) => ({
    path: links.createQuiz(id),
    call: `/api/host/quiz/${id}/questions`,
    loading: 'Loading the questions...',
    failure: 'Failed to fetch quiz questions',
    content: (main) => main.getByText('Everything is saved.'),
  }),
};

const peopleScreens: Screens = {
  'the list of rooms': ({ id }) => ({
    path: links.rooms(id),
    call: `/api/events/${id}/rooms*`,
    loading: 'Loading rooms...',
    failure: 'Failed to fetch rooms',
    content: (main) => main.getByText('This event has no rooms yet. Name them below.'),
  }),
  'the list of collaborators': ({ id }) => ({
    path: links.collaborators(id),
    call: `/api/events/${id}/administrators`,
    loading: 'Loading collaborators...',
    failure: 'Failed to fetch administrators',
    content: (main) => main.getByText('Nobody runs this event with you yet.'),
  }),
  'the search for hosts': ({ id }) => ({
    path: links.collaborators(id),
    call: '/api/events/role/HOST*',
    loading: 'Loading hosts...',
    failure: 'Failed to fetch hosts',
    content: (main) => main.getByRole('button', { name: /^Add / }),
  }),
};

const groups = [
  { viewport: NARROW, fields: {}, screens: { ...ownScreens, ...peopleScreens } },
  { viewport: WIDE, fields: { category: 'quiz', mode: 'online', venue: null }, screens: eventScreens },
] as const;

for (const { viewport, fields, screens } of groups)
  test.describe(`at a width of ${viewport.width}`, () => {
    test.use({ viewport });

    for (const [name, toScreen] of Object.entries(screens))
      test(`${name} fails, loads slowly and recovers`, async ({
        hostPage: page,
        api,
        consoleErrors,
        host,
      }) => {
        const { id } = await createEvent(api, host, { title: 'Held Up', ...fields });
        await expectErrorStates(page, consoleErrors, toScreen({ id, email: host.email }));
      });
  });
