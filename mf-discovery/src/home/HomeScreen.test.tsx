import { events, links, type OwnEvent, registration } from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleEventCard,
  sampleHost,
  sampleId,
  sampleOwnEvent,
  samplePage,
  sampleSearchReply,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HomeScreen } from './HomeScreen';
import { publicEvents } from '../event-list/publicEvents';

const quiz = sampleEventCard({ title: 'Circuit Quiz' });
const hack = sampleEventCard({
  id: sampleId(2),
  title: 'Green Hack',
  category: 'hackathon',
  mode: 'offline',
  location: 'Main Hall',
  registrationState: 'FULL',
});

beforeEach(() => publicEvents.reset());

const serveEvents = () =>
  fakeApi()
    .on(events.events, () => [quiz, hack])
    .on(events.search, ({ query }) => sampleSearchReply(query?.q === 'opera' ? [] : [hack]));

const createViewedPage = (viewed: OwnEvent[]) => {
  const { data: content, ...page } = samplePage(viewed);
  return { ...page, content };
};
const serveLists = (registered: OwnEvent[], liked: OwnEvent[], viewed: OwnEvent[]) =>
  serveEvents()
    .on(registration.registered, () => success(registered))
    .on(registration.favourites, () => success(liked))
    .on(registration.viewed, () => createViewedPage(viewed));

describe('the home page', () => {
  test('shows a card with facts and link for every upcoming event, and a state only if it is an exception (LK-6)', async () => {
    const api = serveEvents();
    await renderScreen(<HomeScreen />);
    const carousel = await screen.findByRole('region', { name: 'Upcoming Events' });
    const [first, second] = within(carousel).getAllByRole('article');
    expect(first).toHaveTextContent('Circuit Quiz');
    expect(first).toHaveTextContent('Online');
    expect(first).not.toHaveTextContent('Registration open');
    expect(screen.getByRole('button', { name: 'Register Now: Circuit Quiz' })).toBeVisible();
    expect(second).toHaveTextContent('Main Hall');
    expect(second).toHaveTextContent('Event full');
    expect(screen.getByRole('link', { name: 'View event: Green Hack' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/event-type');
    expect(api.tokens(events.events)).toEqual([null]);
  });

  test('keeps the prerendered events visible until the list is loaded (LK-4)', async () => {
    let answer: (events: [typeof quiz]) => void = () => undefined;
    const list = new Promise<[typeof quiz]>((resolve) => (answer = resolve));
    fakeApi().on(events.events, () => list);
    const prerendered = document.createElement('div');
    prerendered.dataset['prerender'] = 'events';
    prerendered.innerHTML = '<a href="/event/1">Drawn by the server</a>';
    document.body.append(prerendered);
    const { container } = await renderScreen(<HomeScreen />);
    expect(container).toContainElement(prerendered);
    answer([quiz]);
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toBeVisible();
    expect(prerendered).not.toBeInTheDocument();
  });

  test('searches for the complete text typed into the prerendered field (LK-4)', async () => {
    serveEvents();
    const prerendered = Object.assign(document.createElement('input'), { value: 'gre' });
    prerendered.dataset['prerender'] = 'search';
    document.body.append(prerendered);
    // The last letters arrive while the screen renders.
    const TypedMeanwhile = () => {
      prerendered.value = 'green';
      return null;
    };
    await renderScreen(
      <>
        <HomeScreen />
        <TypedMeanwhile />
      </>,
    );
    prerendered.remove();
    expect(screen.getByRole('searchbox')).toHaveValue('green');
    const results = within(screen.getByRole('form', { name: 'Search' }));
    expect(await results.findByRole('link', { name: /Green Hack/ })).toBeVisible();
  });

  test('loads only the first picture eagerly', async () => {
    serveEvents();
    const { container } = await renderScreen(<HomeScreen />);
    await screen.findByText('Green Hack');
    const pictures = [...container.querySelectorAll('article img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test('links to the four types and shows the benefits', async () => {
    serveEvents();
    await renderScreen(<HomeScreen />);
    await screen.findByText('Green Hack');
    for (const [name, category] of [
      ['QUIZZES', 'quiz'],
      ['HACKATHONS', 'hackathon'],
      ['WEBINARS', 'webinar'],
      ['SEMINARS', 'seminar'],
    ] as const)
      expect(screen.getByRole('link', { name: `View More ${name}` })).toHaveAttribute(
        'href',
        links.eventType(category),
      );
    for (const blurb of ['Learn skills', 'Collaborate', 'Earn certificates'])
      expect(screen.getByText(blurb)).toBeVisible();
  });

  test('asks once for the registered events, which the session has just loaded', async () => {
    const api = serveLists([sampleOwnEvent()], [], []);
    await renderScreen(<HomeScreen />, { as: sampleAccount() });
    await screen.findByRole('region', { name: 'registered events' });
    expect(api.inputs(registration.registered)).toHaveLength(1);
  });

  test('names the running event with its action, and the next one (RT-28)', async () => {
    const running = sampleOwnEvent({
      startTime: hoursFromNow(-1),
      endTime: hoursFromNow(1),
      registered: true,
    });
    const next = sampleOwnEvent({
      ...hack,
      since: hoursFromNow(-9),
      startTime: hoursFromNow(5),
      title: 'Soon Hack',
    });
    serveLists([next, running], [], []);
    await renderScreen(<HomeScreen />, { as: sampleAccount() });
    const own = within(await screen.findByRole('region', { name: 'Your next events' }));
    expect(own.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Running now Circuit Quiz',
      'Next Soon Hack',
    ]);
    expect(own.getByRole('link', { name: 'Start Quiz: Circuit Quiz' })).toHaveAttribute(
      'href',
      links.event(running.id),
    );
    expect(screen.queryByText(/^Quizzes, hackathons/)).toBeNull();
  });

  test('keeps the introduction for participants without registrations', async () => {
    serveLists([], [], []);
    await renderScreen(<HomeScreen />, { as: sampleAccount() });
    await screen.findByText('Green Hack');
    expect(screen.getByText(/^Quizzes, hackathons/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your next events' })).toBeNull();
  });

  test('invites only visitors to become hosts', async () => {
    serveLists([], [], []);
    const visitor = await renderScreen(<HomeScreen />);
    expect(screen.getByRole('link', { name: 'Host now' })).toHaveAttribute('href', links.hostSignUp());
    visitor.unmount();

    await renderScreen(<HomeScreen />, { as: sampleAccount() });
    await screen.findByText('Green Hack');
    expect(screen.queryByRole('link', { name: 'Host now' })).toBeNull();
  });

  test('opens the form by Register Now, for visitors after the login (RT-9)', async () => {
    serveEvents();
    const { user, unmount } = await renderScreen(<HomeScreen />);
    await user.click(await screen.findByRole('button', { name: 'Register Now: Circuit Quiz' }));
    expect(session.loginPrompt).not.toBeNull();
    expect(returnTo.takePath('USER')).toBe(links.registration(quiz.id));
    unmount();
    serveLists([], [], []);

    await renderScreen(<HomeScreen />, { as: sampleAccount() });
    const register = await screen.findByRole('link', { name: 'Register Now: Circuit Quiz' });
    expect(register).toHaveAttribute('href', links.registration(quiz.id));
  });

  test('offers hosts no registration (AU-30)', async () => {
    serveEvents();
    await renderScreen(<HomeScreen />, { as: sampleHost() });
    expect(await screen.findByRole('link', { name: 'View event: Circuit Quiz' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Register Now/ })).toBeNull();
  });

  test('shows "No events available" for an empty list (RT-15)', async () => {
    fakeApi().on(events.events, () => []);
    await renderScreen(<HomeScreen />);
    expect(await screen.findByText('No events available')).toBeVisible();
  });

  test('shows "Error loading events" with the reason, and Try again recovers (RT-15)', async () => {
    const api = fakeApi().refuse(events.events, 'INTERNAL');
    const { user } = await renderScreen(<HomeScreen />);
    expect(await screen.findByText('Error loading events')).toBeVisible();
    expect(screen.getByText('Something went wrong')).toBeVisible();
    api.on(events.events, () => [quiz]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
  });

  test('shows the last list immediately on return', async () => {
    const api = serveEvents();
    const first = await renderScreen(<HomeScreen />);
    await screen.findByText('Green Hack');
    first.unmount();
    const answer = api.hold(events.events);
    await renderScreen(<HomeScreen />);
    expect(screen.getByText('Green Hack')).toBeVisible();
    await act(async () => answer([quiz]));
    expect(screen.queryByText('Green Hack')).toBeNull();
  });
});

describe('the own lists of the home page (RT-17)', () => {
  test('open the first list with events; an empty list shows its text', async () => {
    serveLists([], [sampleOwnEvent({ title: 'Liked Quiz' })], []);
    const { user } = await renderScreen(<HomeScreen />, { as: sampleAccount() });
    expect(await screen.findByRole('link', { name: 'Liked', current: 'page' })).toBeVisible();
    expect(await screen.findByText('Liked Quiz')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Recent Views' }));
    expect(await screen.findByText('You have not viewed any events yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Registered' }));
    expect(await screen.findByText('No registered events found.')).toBeVisible();
  });

  test('are hidden while all are empty, and for visitors and hosts', async () => {
    const api = serveLists([], [], []);
    const participant = await renderScreen(<HomeScreen />, { as: sampleAccount() });
    await waitFor(() => expect(api.inputs(registration.viewed)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Your events' })).toBeNull();
    participant.unmount();
    await renderScreen(<HomeScreen />, { as: sampleHost() });
    await screen.findByText('Green Hack');
    expect(screen.queryByRole('heading', { name: 'Your events' })).toBeNull();
  });
});

describe('the search', () => {
  test('shows the hits below the field; arrow keys reach them, Escape clears them', async () => {
    serveEvents();
    const { user } = await renderScreen(<HomeScreen />);
    await screen.findByText('Green Hack');
    const field = screen.getByRole('searchbox', { name: 'Search events' });
    await user.type(field, 'hackathon');
    expect(await screen.findByText('1 event found')).toBeInTheDocument();

    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Green Hack');
    expect(document.activeElement).toHaveAttribute('href', links.event(hack.id));
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByText('1 event found')).toBeNull();
  });

  test('shows "No events found." without matches', async () => {
    serveEvents();
    const { user } = await renderScreen(<HomeScreen />);
    await user.type(screen.getByRole('searchbox'), 'opera');
    expect(await screen.findByText('No events found.')).toBeVisible();
  });

  test('closes on a press outside and keeps the text', async () => {
    serveEvents();
    const { user } = await renderScreen(<HomeScreen />);
    await user.type(screen.getByRole('searchbox'), 'opera');
    await screen.findByText('No events found.');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText('No events found.')).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveValue('opera');
  });
});
