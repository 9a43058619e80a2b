import { formatDate, type HostEvent, manageEvents } from '@marquee/shared-contracts';
import { formatHostTimeRange } from '@marquee/shared-contracts/widgets/host-event';
import {
  failCall,
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEvent,
  sampleHostList,
  sampleId,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { ManageEventsScreen } from './ManageEventsScreen';

const open = (at = '/event-manage') =>
  renderScreen(<ManageEventsScreen />, { path: '/event-manage', at, as: sampleHost() });

async function openScreen(...events: HostEvent[]) {
  fakeApi().on(manageEvents.list, () => sampleHostList(...events));
  const { user } = await open();
  await screen.findByRole('table');
  return user;
}

const getRows = () => screen.getAllByRole('row').slice(1);
const getRow = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const getCells = (title: string) =>
  within(getRow(title))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const listTitles = () =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);

const ended = { startTime: hoursFromNow(-5), endTime: hoursFromNow(-3) };

describe("the host's events", () => {
  it('shows each with its link, signs, state, dates, registrations, views and last update', async () => {
    const event = sampleHostEvent();
    await openScreen(event);
    expect(screen.getByRole('link', { name: 'Circuit Quiz' })).toHaveAttribute(
      'href',
      `/event-detail/${event.id}`,
    );
    expect(screen.getByRole('rowheader')).toHaveTextContent('Circuit QuizQuizOnline');
    expect(getCells('Circuit Quiz').slice(0, -1)).toEqual([
      'Upcoming',
      formatHostTimeRange(event, Date.now()),
      '12 of 100',
      '340',
      formatDate(event.date),
    ]);
  });

  it('keeps the order of the server: last changed first', async () => {
    await openScreen(
      sampleHostEvent({ title: 'Changed today' }),
      sampleHostEvent({ id: sampleId(2), title: 'Changed last week' }),
    );
    expect(listTitles()).toEqual(['Changed today', 'Changed last week']);
  });

  it.each([
    ['Upcoming', {}],
    ['Running', { startTime: hoursFromNow(-1) }],
    ['Ended', ended],
    ['Cancelled', { cancelled: true }],
  ])('shows that an event is %s', async (state, changes) => {
    await openScreen(sampleHostEvent(changes));
    expect(getCells('Circuit Quiz')[0]).toBe(state);
  });

  it('greys only ended events', async () => {
    await openScreen(
      sampleHostEvent({ title: 'Over', ...ended }),
      sampleHostEvent({ id: sampleId(2), title: 'To come' }),
    );
    expect(getRows().map((row) => row.hasAttribute('data-dim'))).toEqual([true, false]);
  });

  it('shows "Unlimited" for registrations without a limit', async () => {
    await openScreen(sampleHostEvent({ capacityMax: null, registrations: 12 }));
    expect(screen.getByRole('cell', { name: '12 · Unlimited' })).toBeVisible();
  });

  it('marks events of other hosts and private events', async () => {
    await openScreen(sampleHostEvent({ role: 'ADMIN', visibility: 'private' }));
    expect(screen.getByRole('rowheader')).toHaveTextContent('Invite OnlyAdministrator');
  });

  it('shows a page at a time, and Next continues behind it', async () => {
    const api = fakeApi().on(manageEvents.list, ({ query }) => ({
      ...sampleHostList(sampleHostEvent({ title: `Page ${query?.page}` })),
      totalPages: 3,
      totalElements: 41,
      allElements: 41,
      next: `cursor-${query?.page}`,
    }));
    const { user } = await open();
    expect(await screen.findByText('41 of 41 events')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Page 1' })).toBeVisible();
    expect(api.inputs(manageEvents.list).map(({ query }) => query)).toEqual([
      { page: '0', size: '20' },
      { page: '1', size: '20', after: 'cursor-0' },
    ]);
  });

  it('shows "No events found" for an empty list', async () => {
    fakeApi().on(manageEvents.list, () => sampleHostList());
    await open();
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your home' })).toHaveAttribute('href', '/home-host');
    expect(screen.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/create-events');
  });

  it('shows "Failed to fetch events", and Try again recovers', async () => {
    const api = fakeApi().breakDown(manageEvents.list);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    api.on(manageEvents.list, () => sampleHostList(sampleHostEvent()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toBeVisible();
  });
});

describe('searching the events', () => {
  const serve = (...events: HostEvent[]) =>
    fakeApi().on(manageEvents.list, () => ({ ...sampleHostList(...events), totalPages: 3, allElements: 41 }));

  it('asks the server for the text, the filters and the period, and returns to the first page', async () => {
    const api = serve(sampleHostEvent());
    const { user } = await open('/event-manage?page=2');
    await user.type(await screen.findByLabelText('Search your events'), ' green ');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type'), 'Quiz');
    await user.selectOptions(screen.getByLabelText('State'), 'Ended');
    expect(screen.getByText('1 of 41 events')).toBeVisible();
    expect(api.inputs(manageEvents.list).at(-1)?.query).toEqual({
      q: 'green',
      category: 'quiz',
      state: 'ended',
      page: '0',
      size: '20',
    });
  });

  it('starts with the filter of the address', async () => {
    const api = serve(sampleHostEvent());
    await open('/event-manage?q=quiz&state=upcoming&type=quiz&from=2031-05-03&to=2031-05-04');
    expect(await screen.findByText('1 of 41 events')).toBeVisible();
    expect(screen.getByLabelText('Search your events')).toHaveValue('quiz');
    expect(screen.getByLabelText('State')).toHaveValue('Upcoming');
    expect(api.inputs(manageEvents.list)).toHaveLength(1);
    expect(api.inputs(manageEvents.list)[0]?.query).toMatchObject({
      from: '2031-05-02T18:30:00.000Z',
      to: '2031-05-04T18:30:00.000Z',
    });
  });

  it('keeps the filter when nothing matches, with a way back to all events', async () => {
    fakeApi().on(manageEvents.list, ({ query }) => ({
      ...(query?.q === undefined
        ? sampleHostList(sampleHostEvent())
        : { ...sampleHostList(), totalPages: 0 }),
      allElements: 1,
    }));
    const { user } = await open('/event-manage?q=opera');
    expect(await screen.findByText('No events match your selection.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all events' }));
    expect(await screen.findByText('1 of 1 events')).toBeVisible();
    expect(screen.getByLabelText('Search your events')).toHaveValue('');
  });

  it('leads from a page that is too deep to the last that a number opens', async () => {
    fakeApi().on(manageEvents.list, ({ query }) =>
      query?.page === '1000'
        ? { ...sampleHostList(sampleHostEvent()), totalPages: 2900 }
        : failCall('PAGE_TOO_DEEP', { lastPage: 1000 }),
    );
    const { user } = await open('/event-manage?page=2900');
    expect(await screen.findByRole('alert')).toHaveTextContent('Page numbers end after 20,000 entries.');
    await user.click(screen.getByRole('link', { name: 'Go to page 1001' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
