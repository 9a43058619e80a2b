import { type HostEvent, manageEvents } from '@marquee/shared-contracts';
import { formatHostTimeRange } from '@marquee/shared-contracts/widgets/host-event';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEvent,
  sampleHostList,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { HostHomeScreen } from './HostHomeScreen';

const serve = (first: HostEvent | null, ...drafts: HostEvent[]) =>
  fakeApi()
    .on(manageEvents.first, () => success(first))
    .on(manageEvents.list, () => sampleHostList(...drafts));

const open = () =>
  renderScreen(<HostHomeScreen />, { path: '/home-host', as: sampleHost({ firstname: 'Meera' }) });

describe("the host's home", () => {
  it('greets the host', async () => {
    serve(null);
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Meera');
    await screen.findByText('You have no events yet.');
  });

  it.each(['Quiz', 'Hackathon', 'Webinar', 'Seminar'])('links a tile to a new event: %s', async (type) => {
    serve(null);
    await open();
    expect(screen.getByRole('link', { name: type })).toHaveAttribute(
      'href',
      `/create-events?type=${type.toLowerCase()}`,
    );
    await screen.findByText('You have no events yet.');
  });

  it('shows the first event with the badge "Free"', async () => {
    const next = sampleHostEvent({ id: sampleId(2), title: 'Next', startTime: hoursFromNow(24) });
    serve(next);
    await open();
    const summary = within(await screen.findByRole('article'));
    expect(summary.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/event-detail/${sampleId(2)}`,
    );
    expect(summary.getByText('Free')).toBeVisible();
    expect(summary.getByText('Quiz')).toBeVisible();
    expect(summary.getByText('Upcoming')).toBeVisible();
    expect(summary.getByText('Lakeside College · Online')).toBeVisible();
    expect(summary.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      formatHostTimeRange(next, Date.now()),
      '12 of 100',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('lists the drafts with what they lack (EV-41)', async () => {
    const missing = ['category', 'startTime'];
    const first = sampleHostEvent({ id: sampleId(2), title: 'Next Talk', state: 'draft', missing });
    const ready = sampleHostEvent({ id: sampleId(3), title: 'Ready Talk', state: 'draft', missing: [] });
    const api = serve(null, first, ready);
    await open();
    const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
    expect(drafts.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Next TalkMissing: Type, Event starts',
      'Ready TalkReady to publish',
    ]);
    expect(drafts.getByRole('link', { name: 'Next Talk' })).toHaveAttribute(
      'href',
      `/event-detail/${sampleId(2)}`,
    );
    expect(screen.getByText('You have no published events yet.')).toBeVisible();
    expect(api.inputs(manageEvents.list).map(({ query }) => query)).toEqual([{ state: 'draft', size: '3' }]);
  });

  it('links to all events by "See all"', async () => {
    serve(sampleHostEvent());
    const { user } = await open();
    await screen.findByRole('article');
    await user.click(screen.getByRole('link', { name: 'See all' }));
    expect(screen.getByText('Now at /event-manage')).toBeVisible();
  });

  it('shows an empty text without events', async () => {
    serve(null);
    await open();
    expect(await screen.findByText('You have no events yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your first event' })).toHaveAttribute(
      'href',
      '/create-events',
    );
  });

  it('greets the host even if the list fails, and Try again recovers', async () => {
    const api = serve(null).breakDown(manageEvents.first);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Meera');
    api.on(manageEvents.first, () => success(sampleHostEvent()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
