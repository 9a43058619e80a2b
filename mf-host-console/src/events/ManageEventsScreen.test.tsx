import { formatDate, type HostEvent, manageEvents } from '@marquee/shared-contracts';
import { formatHostTimeRange } from '@marquee/shared-contracts/widgets/host-event';
import {
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

  it('loads every page of the list', async () => {
    const api = fakeApi().on(manageEvents.list, ({ query }) => ({
      ...sampleHostList(sampleHostEvent({ id: sampleId(Number(query?.page)), title: `Page ${query?.page}` })),
      totalPages: 2,
    }));
    await open();
    expect(await screen.findByText('2 of 2 events')).toBeVisible();
    expect(listTitles()).toEqual(['Page 0', 'Page 1']);
    expect(api.inputs(manageEvents.list).map(({ query }) => query)).toEqual([
      { size: '100', page: '0' },
      { size: '100', page: '1' },
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
  const two = [
    sampleHostEvent(),
    sampleHostEvent({ id: sampleId(2), title: 'Green Hack', tag: 'hackathon' }),
  ];

  it('searches and filters, and stores both in the address', async () => {
    const user = await openScreen(...two);
    await user.type(screen.getByLabelText('Search your events'), 'green');
    expect(listTitles()).toEqual(['Green Hack']);
    expect(screen.getByText('1 of 2 events')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type'), 'Quiz');
    expect(screen.getByText('No events match your selection.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type'), 'All types');
    expect(listTitles()).toEqual(['Green Hack']);
  });

  it('starts with the filter of the address', async () => {
    fakeApi().on(manageEvents.list, () => sampleHostList(...two));
    await open('/event-manage?q=quiz&state=upcoming&type=quiz');
    expect(await screen.findByText('1 of 2 events')).toBeVisible();
    expect(screen.getByLabelText('Search your events')).toHaveValue('quiz');
    expect(screen.getByLabelText('State')).toHaveValue('Upcoming');
    expect(listTitles()).toEqual(['Circuit Quiz']);
  });
});
