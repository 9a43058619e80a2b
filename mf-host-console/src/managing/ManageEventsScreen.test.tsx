import { formatDate, formatDateTime, type HostEvent, hosting } from '@marquee/shared-contracts';
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

const open = () => renderScreen(<ManageEventsScreen />, { path: '/event-manage', as: sampleHost() });

async function openWith(...events: HostEvent[]) {
  const api = fakeApi().on(hosting.list, () => sampleHostList(...events));
  await open();
  await screen.findByRole('table');
  return api;
}

const rows = () => screen.getAllByRole('row').slice(1);
const cellsOf = (title: string) =>
  within(screen.getByRole('row', { name: new RegExp(title) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const ended = { startTime: hoursFromNow(-5), endTime: hoursFromNow(-3) };

describe("the host's events", () => {
  it('shows each with its link, type, mode, state, dates, registrations, views, role and last update', async () => {
    const event = sampleHostEvent();
    await openWith(event);
    expect(screen.getByRole('link', { name: 'Circuit Quiz' })).toHaveAttribute('href', `/event/${event.id}`);
    expect(cellsOf('Circuit Quiz')).toEqual([
      'Quiz',
      'Online',
      'Upcoming',
      `${formatDateTime(event.startTime)} to ${formatDateTime(event.endTime)}`,
      '12 of 100',
      '340',
      'Owner',
      formatDate(event.date),
      '',
    ]);
  });

  it.each([
    ['an online quiz', {}, `/quiz-scores/${sampleId()}`],
    ['an offline quiz', { mode: 'offline' as const }, undefined],
    ['another event', { tag: 'seminar' as const }, undefined],
  ])('leads to the scores after the end of %s', async (_what, changes, href) => {
    await openWith(sampleHostEvent({ ...ended, ...changes }));
    const link = screen.queryByRole('link', { name: 'View Quiz Scores of Circuit Quiz' });
    expect(link?.getAttribute('href') ?? undefined).toBe(href);
  });

  it('leads to no scores before the end', async () => {
    await openWith(sampleHostEvent({ startTime: hoursFromNow(-1) }));
    expect(screen.queryByRole('link', { name: /View Quiz Scores/ })).not.toBeInTheDocument();
  });

  it('keeps the order of the server: last changed first', async () => {
    await openWith(
      sampleHostEvent({ title: 'Changed today' }),
      sampleHostEvent({ id: sampleId(2), title: 'Changed last week' }),
    );
    expect(screen.getAllByRole('rowheader').map((title) => title.textContent)).toEqual([
      'Changed today',
      'Changed last week',
    ]);
  });

  it.each([
    ['Upcoming', {}],
    ['Running', { startTime: hoursFromNow(-1) }],
    ['Ended', ended],
    ['Cancelled', { cancelled: true }],
  ])('says that an event is %s', async (state, changes) => {
    await openWith(sampleHostEvent(changes));
    expect(cellsOf('Circuit Quiz')[2]).toBe(state);
  });

  it('greys ended events, and those alone', async () => {
    await openWith(
      sampleHostEvent({ title: 'Over', ...ended }),
      sampleHostEvent({ id: sampleId(2), title: 'To come' }),
    );
    expect(rows().map((row) => row.classList.contains('ended'))).toEqual([true, false]);
  });

  it('counts registrations without a limit as "Unlimited"', async () => {
    await openWith(sampleHostEvent({ capacityMax: null, registrations: 12 }));
    expect(screen.getByRole('cell', { name: '12 · Unlimited' })).toBeVisible();
  });

  it('names the role in events of other hosts', async () => {
    await openWith(sampleHostEvent({ role: 'ADMIN' }));
    expect(screen.getByRole('cell', { name: 'Administrator' })).toBeVisible();
  });

  it('says so when there are more events than one list holds', async () => {
    const api = fakeApi().on(hosting.list, () => ({
      ...sampleHostList(sampleHostEvent()),
      totalElements: 140,
    }));
    await open();
    expect(await screen.findByText('The 1 last changed of your 140 events.')).toBeVisible();
    expect(api.inputs(hosting.list)[0]?.query).toEqual({ size: '100' });
  });

  it('says "No events found" when there is none', async () => {
    fakeApi().on(hosting.list, () => sampleHostList());
    await open();
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your home' })).toHaveAttribute('href', '/home-host');
  });

  it('says "Failed to fetch events", and shows them on Try again', async () => {
    const api = fakeApi().breakDown(hosting.list);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    api.on(hosting.list, () => sampleHostList(sampleHostEvent()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toBeVisible();
  });
});
