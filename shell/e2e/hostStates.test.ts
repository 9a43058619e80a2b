import { links } from '@marquee/shared-contracts';
import type { Locator } from 'playwright-core';
import { stories, type Stage } from './harness/stories';
import { main, makeEvent } from './steps/hostEvents';
import { beNewHost } from './steps/newHost';
import { type Screen, checkErrorStates } from './steps/errorStates';

const tell = stories();

const heading = (name: string | RegExp) => (screen: Locator) => screen.getByRole('heading', { name });

const lists = (email: string): Record<string, Screen> => {
  const notices = { call: '/api/events/notifications/0/10', slow: 'Loading notifications...' };
  const profile = {
    call: '/api/events/user/profile',
    slow: 'Loading your profile...',
    failed: 'Failed to fetch profile',
  };
  return {
    'host-home': {
      at: links.hostHome(),
      call: '/api/events/list*',
      slow: 'Loading your events...',
      failed: 'Failed to fetch events',
      whole: (screen) => screen.getByRole('article'),
    },
    'host-notifications': {
      ...notices,
      at: links.hostNotifications(),
      failed: 'Failed to fetch notifications',
      whole: (screen) => screen.getByText(/^(\d+ unread|All read|No notifications)$/),
    },
    'host-profile': { ...profile, at: links.hostProfile(), whole: (screen) => screen.getByText(email) },
    'host-edit-profile': {
      ...profile,
      at: links.editHostProfile(),
      whole: (screen) => screen.getByLabel('Designation'),
    },
  };
};

const event = (id: string): Record<string, Screen> => {
  const details = { call: `/api/events/${id}`, slow: 'Loading event details...' };
  return {
    'event-detail': {
      ...details,
      at: links.eventDetail(id),
      failed: 'Failed to load event details.',
      whole: heading('Held Up'),
    },
    'update-event': {
      ...details,
      at: links.updateEvent(id),
      failed: 'Error loading event details',
      whole: (screen) => screen.getByLabel('Title'),
    },
    'create-quiz': {
      at: links.createQuiz(id),
      call: `/api/host/quiz/${id}/questions`,
      slow: 'Loading the questions...',
      failed: 'Failed to fetch quiz questions',
      whole: (screen) => screen.getByText('Everything is saved.'),
    },
  };
};

const people = (id: string): Record<string, Screen> => ({
  rooms: {
    at: links.rooms(id),
    call: `/api/events/${id}/rooms`,
    slow: 'Loading rooms...',
    failed: 'Failed to fetch rooms',
    whole: (screen) => screen.getByText('This event has no rooms yet. Name them below.'),
  },
  collaborators: {
    at: links.collaborators(id),
    call: `/api/events/${id}/administrators`,
    slow: 'Loading collaborators...',
    failed: 'Failed to fetch administrators',
    whole: (screen) => screen.getByText('Nobody runs this event with you yet.'),
  },
  hosts: {
    at: links.collaborators(id),
    call: '/api/events/role/HOST*',
    slow: 'Loading hosts...',
    failed: 'Failed to fetch hosts',
    whole: (screen) => screen.getByRole('button', { name: /^Add / }),
  },
});

tell("a host's own screens fail, load slowly, and come", 'narrow', async (stage) => {
  const { email, token } = await beNewHost(stage, 'patient');
  await makeEvent(stage.origin, token, { title: 'Held Up' });
  for (const [name, screen] of Object.entries(lists(email))) await checkErrorStates(stage, name, screen);
});

tell('the screens of an event fail, load slowly, and come', 'wide', async (stage) => {
  const { token } = await beNewHost(stage, 'calm');
  const id = await makeEvent(stage.origin, token, { title: 'Held Up', category: 'quiz', mode: 'ONLINE' });
  for (const [name, screen] of Object.entries(event(id))) await checkErrorStates(stage, name, screen);
});

tell('the people and rooms of an event fail, load slowly, and come', 'narrow', async (stage) => {
  const { token } = await beNewHost(stage, 'steadfast');
  const id = await makeEvent(stage.origin, token, { title: 'Held Up' });
  for (const [name, screen] of Object.entries(people(id))) await checkErrorStates(stage, name, screen);
});

/** Opens addresses, each of which says in one sentence that there is nothing, and offers a way on. */
async function findNothing(
  stage: Stage,
  screens: readonly (readonly [at: string, text: string])[],
): Promise<void> {
  for (const [at, text] of screens) {
    await stage.go(at);
    await main(stage).getByText(text, { exact: true }).waitFor();
  }
}

tell('a new host finds nothing yet, and each screen says so', 'narrow', async (stage) => {
  const { token } = await beNewHost(stage, 'young');
  await findNothing(stage, [[links.manageEvents(), 'No events found']]);
  await findNothing(stage, [[links.hostHome(), 'You have no events yet.']]);
  await stage.accessible();
  await stage.screenshot('host-home-empty');
  const quiz = { title: 'First Try', category: 'quiz', mode: 'ONLINE' };
  const id = await makeEvent(stage.origin, token, quiz);
  await findNothing(stage, [
    [links.participants(id), 'No participants found'],
    [links.rooms(id), 'This event is online: it needs no rooms.'],
    [`${links.createQuiz(id)}?view=preview`, 'There is nothing to see yet: this quiz has no questions.'],
    [links.createQuiz(id), 'This quiz has no questions yet. Nobody can start it without any.'],
  ]);
  await stage.accessible();
});

tell(
  'without an event, or of one that is gone, a screen leads back to the events',
  'narrow',
  async (stage) => {
    stage.complaints.expect(/status of 404/);
    await beNewHost(stage, 'lost');
    const screens = ['event-detail', 'update-event', 'view-participants', 'host-manage'];
    const gone = '00000000-0000-7000-8000-000000000000';
    await findNothing(stage, [
      ...screens.map((name) => [`/${name}`, 'No event selected'] as const),
      ['/create-quiz', 'No event selected. Please go back and select an event.'],
      ...[...screens, 'room-allocate', 'create-quiz'].map(
        (name) => [`/${name}/${gone}`, 'No event details available.'] as const,
      ),
    ]);
    await stage.accessible();
    await main(stage).getByRole('link', { name: 'Manage events' }).click();
    await main(stage).getByRole('heading', { level: 1, name: 'Manage events' }).waitFor();
  },
);
