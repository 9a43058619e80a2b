import { manageEvents, type Attendee, attendees } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AttendeesScreen } from './AttendeesScreen';

const EVENT = sampleId(7);

const createPerson = (number: number, changes: Partial<Attendee> = {}): Attendee => ({
  id: sampleId(200 + number),
  name: `Asha ${number}`,
  email: `asha${number}@demo.test`,
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'College Student',
  course: '',
  duration: '',
  graduationYear: null,
  registeredAt: hoursFromNow(-5),
  team: null,
  teamId: null,
  checkedInAt: null,
  state: 'ACTIVE',
  ...changes,
});

const createPage = (people: Attendee[], total = people.length) => ({
  status: 'SUCCESS' as const,
  data: people.map(({ name, email }) => `${name} (${email})`),
  participants: people,
  totalPages: Math.ceil(total / 50),
  totalElements: total,
  number: 0,
});

const DAYS = [
  { day: '2026-11-01', registrations: 2, views: 9 },
  { day: '2026-11-03', registrations: 1, views: 30 },
];

function serveAttendees(people: Attendee[], total?: number) {
  const api = fakeApi();
  api.on(manageEvents.details, () => success(sampleHostEventDetails({ id: EVENT })));
  api.on(attendees.list, () => createPage(people, total));
  api.on(attendees.activity, () => success({ days: DAYS, registrations: 3, checkedIn: 0 }));
  return api;
}

const open = (search = '') =>
  renderScreen(<AttendeesScreen />, {
    path: '/view-participants/:eventId?',
    at: `/view-participants/${EVENT}${search}`,
    as: sampleHost(),
  });

const listQueries = (api: ReturnType<typeof fakeApi>) => api.inputs(attendees.list).map(({ query }) => query);
const findTable = () => screen.findByRole('table', { name: 'Participants, first registered first' });

describe('the participants of an event', () => {
  it('are shown with course, duration and graduation year', async () => {
    const course = { course: 'B.Sc Physics', duration: '3 years', graduationYear: 2028 };
    serveAttendees([createPerson(1, course), createPerson(2, { course: 'Law' })]);
    await open();
    const table = await findTable();
    expect(within(table).getByText('B.Sc Physics, 3 years, graduation 2028')).toBeVisible();
    expect(within(table).getByText('Law')).toBeVisible();
  });

  it('are shown with all columns and links to the other screens', async () => {
    serveAttendees([createPerson(1, { team: 'Night Owls', teamId: sampleId(50) }), createPerson(2)]);
    await open();
    const table = await findTable();
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(
      /^Asha 1asha1@demo\.test9876543210Lakeside CollegeCollege StudentNight Owls/,
    );
    expect(second).toHaveTextContent(/College Student–/);
    expect(screen.getByText('2 people')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Running the event' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/event-detail/${EVENT}`,
      `/create-quiz/${EVENT}`,
      `/view-participants/${EVENT}`,
      `/check-in/${EVENT}`,
      `/quiz-scores/${EVENT}`,
      `/event-announcements/${EVENT}`,
      `/event-certificates/${EVENT}`,
      `/host-manage/${EVENT}`,
    ]);
    expect(document.title).toBe('Participants of Circuit Quiz · Marquee');
  });

  it.each([
    ['offline', true],
    ['online', false],
  ] as const)('of an %s event have a tab for rooms: %s', async (mode, hasRooms) => {
    const api = serveAttendees([createPerson(1)]);
    api.on(manageEvents.details, () => success(sampleHostEventDetails({ id: EVENT, mode })));
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Circuit Quiz' });
    expect(screen.queryAllByRole('link', { name: 'Rooms' })).toHaveLength(hasRooms ? 1 : 0);
  });

  it('are searched and filtered by the server, with search and filters in the address', async () => {
    const api = serveAttendees([createPerson(1)]);
    const { user } = await open('?team=with&page=2&type=nonsense');
    await findTable();
    expect(listQueries(api)).toEqual([{ page: '1', size: '50', team: 'with' }]);
    await user.type(screen.getByRole('searchbox'), 'owl');
    await waitFor(() =>
      expect(listQueries(api).at(-1)).toEqual({ page: '0', size: '50', team: 'with', q: 'owl' }),
    );
    await user.selectOptions(screen.getByLabelText('Type'), 'Professional');
    await user.selectOptions(screen.getByLabelText('Check-in'), 'Not checked in');
    await user.selectOptions(screen.getByLabelText('Team'), 'All people');
    await waitFor(() =>
      expect(listQueries(api).at(-1)).toEqual({
        page: '0',
        size: '50',
        q: 'owl',
        type: 'Professional',
        checkedIn: 'no',
      }),
    );
  });

  it('keep a filter that is chosen while the search is still debounced', async () => {
    const api = serveAttendees([createPerson(1)]);
    const { user } = await open();
    await findTable();
    await user.type(screen.getByRole('searchbox'), 'owl');
    await user.selectOptions(screen.getByLabelText('Type'), 'Professional');
    await waitFor(() => expect(listQueries(api).at(-1)).toMatchObject({ q: 'owl' }));
    expect(listQueries(api).at(-1)).toMatchObject({ q: 'owl', type: 'Professional' });
    expect(screen.getByLabelText('Type')).toHaveValue('Professional');
  });

  it('never render more than 50 of 2,000 rows, by page, address or search', async () => {
    const attendeeList = Array.from({ length: 2000 }, (_person, index) => createPerson(index + 1));
    const api = serveAttendees([]);
    api.on(attendees.list, ({ query: { q, page = '0', size = '50' } = {} }) => {
      const found = attendeeList.filter(({ name }) => name.includes(q ?? ''));
      const first = Number(page) * Number(size);
      return { ...createPage(found.slice(first, first + Number(size)), found.length), number: Number(page) };
    });
    const { user } = await open('?page=40');
    const listEmails = async () =>
      within(await findTable())
        .getAllByText(/@demo\.test$/)
        .map((mail) => mail.textContent);
    expect(await listEmails()).toHaveLength(50);
    expect(await listEmails()).toContain('asha2000@demo.test');
    expect(screen.getByText('2000 people')).toBeVisible();
    await user.click(screen.getByText('Previous'));
    expect(await screen.findByText('Page 39 of 40')).toBeVisible();
    await waitFor(async () => expect(await listEmails()).toContain('asha1950@demo.test'));
    expect(await listEmails()).toHaveLength(50);
    await user.type(screen.getByRole('searchbox'), 'Asha 1234');
    expect(await screen.findByText('1 person')).toBeVisible();
    expect(await listEmails()).toEqual(['asha1234@demo.test']);
  });

  it('are so many or more where counting ends (HO-1)', async () => {
    serveAttendees([createPerson(1)], 20_000);
    await open('?type=Professional');
    expect(await screen.findByText('20000 or more people')).toBeVisible();
  });

  it('show "No participants found" for an empty list, and the way back from a search', async () => {
    serveAttendees([]);
    const { user } = await open('?q=zz&type=Professional');
    expect(await screen.findByText('No participants found')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all participants' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Show all participants' })).toBeNull());
    expect(screen.getByText('No participants found')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('show "No participant" with the reason, and Try again recovers', async () => {
    const api = serveAttendees([]);
    api.breakDown(attendees.list);
    const { user } = await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No participant');
    expect(alert).toHaveTextContent('Failed to fetch participants');
    api.on(attendees.list, () => createPage([createPerson(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTable()).toBeVisible();
  });
});

describe('checking in by hand', () => {
  it('shows the check-in time, and can be undone', async () => {
    const at = hoursFromNow(-1);
    const api = serveAttendees([createPerson(1), createPerson(2)]);
    api.on(attendees.checkIn, () => success({ checkedInAt: at }));
    api.on(attendees.undoCheckIn, () => success(null));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check in Asha 1' }));
    expect(await screen.findByRole('button', { name: 'Undo Asha 1' })).toHaveFocus();
    expect(screen.getByText('✓')).toBeInTheDocument();
    expect(api.inputs(attendees.checkIn).map(({ params }) => params)).toEqual([
      { eventId: EVENT, accountId: sampleId(201) },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo Asha 1' }));
    expect(await screen.findByRole('button', { name: 'Check in Asha 1' })).toHaveFocus();
  });

  it('shows the reason of a failure and changes nothing', async () => {
    const api = serveAttendees([createPerson(1)]);
    api.breakDown(attendees.checkIn);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check in Asha 1' }));
    expect(await screen.findByText('Failed to check in')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check in Asha 1' })).toBeEnabled();
  });

  it('updates when another host checks somebody in', async () => {
    const api = serveAttendees([createPerson(1)]);
    const stream = api.stream();
    await open();
    await findTable();
    await waitFor(() => expect(stream.readers).toBe(1));
    api.on(attendees.list, () => createPage([createPerson(1, { checkedInAt: hoursFromNow(-1) })]));
    act(() => stream.send('EVENT_CHANGED', EVENT));
    expect(await screen.findByRole('button', { name: 'Undo Asha 1' })).toBeVisible();
  });
});

it('the participants stay closed to an editor, who reads why (HO-19)', async () => {
  const api = fakeApi().refuse(attendees.list, 'RIGHT_MISSING').refuse(attendees.activity, 'RIGHT_MISSING');
  api.on(manageEvents.details, () =>
    success(sampleHostEventDetails({ id: EVENT, role: 'ADMIN', administratorRole: 'EDITOR' })),
  );
  await open();
  expect(
    await screen.findByText('Your role at this event does not allow this. Ask its owner.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

describe('the activity of an event', () => {
  it('is shown as a chart and a table', async () => {
    serveAttendees([createPerson(1)]);
    const { user } = await open();
    expect(await screen.findByText('Most: 2, Nov 1, 2026')).toBeVisible();
    expect(screen.getByText('Most: 30, Nov 3, 2026')).toBeVisible();
    await user.click(screen.getByText('Show the numbers'));
    const numbers = screen.getAllByRole('table').at(-1);
    expect(
      within(numbers as HTMLElement)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DayRegistrationsViews', 'Nov 1, 202629', 'Nov 2, 202600', 'Nov 3, 2026130']);
  });

  it('shows a text without activity', async () => {
    const api = serveAttendees([]);
    api.on(attendees.activity, () => success({ days: [], registrations: 0, checkedIn: 0 }));
    await open();
    expect(await screen.findByText('Nobody has viewed this event or registered yet.')).toBeVisible();
  });

  it('fails independently of the list', async () => {
    serveAttendees([createPerson(1)]).breakDown(attendees.activity);
    await open();
    expect(await findTable()).toBeVisible();
    expect(await screen.findByText('Failed to fetch the activity')).toBeVisible();
  });
});

it('saves the matching attendees as CSV', async () => {
  const api = serveAttendees([createPerson(1)]);
  const texts: Blob[] = [];
  URL.createObjectURL = (given) => {
    texts.push(given as Blob);
    return 'blob:people';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await open('?q=owl');
  await findTable();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(names).toEqual(['participants.csv']));
  expect(listQueries(api).at(-1)).toEqual({ q: 'owl', format: 'csv' });
});
