import { formatShortDateTime, type OwnEvent, registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleId,
  sampleOwnEvent,
  samplePage,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { RegistrationsScreen } from './RegistrationsScreen';

const as = sampleAccount();
const openCurrent = () => renderScreen(<RegistrationsScreen />, { path: '/registered-events', as });
const openPast = (at = '/past') => renderScreen(<RegistrationsScreen />, { path: '/past', at, as });

const createRegistered = (changes: Partial<OwnEvent> = {}) =>
  sampleOwnEvent({ registrationState: 'REGISTERED', ...changes });
const serveRegistered = (...events: OwnEvent[]) =>
  fakeApi().on(registration.registered, () => success(events));
const getRow = (name = 'Circuit Quiz') => within(screen.getByRole('article', { name }));

describe('registered events', () => {
  it('show each event and link to its page', async () => {
    serveRegistered(createRegistered());
    await openCurrent();
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toHaveAttribute(
      'href',
      `/event/${sampleId()}`,
    );
    expect(getRow().getByText('Upcoming')).toBeVisible();
    expect(getRow().getByText(/^Registered /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Current' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('href', '/past');
  });

  it('offer to join an online event that is running (EV-39)', async () => {
    const joinLink = 'https://meet.test/a';
    serveRegistered(createRegistered({ startTime: hoursFromNow(-1), joinLink }));
    await openCurrent();
    expect(await screen.findByRole('link', { name: 'Join: Circuit Quiz' })).toHaveAttribute('href', joinLink);
  });

  it('lead from a submitted quiz to its leaderboard (RG-4)', async () => {
    serveRegistered(createRegistered({ startTime: hoursFromNow(-1), attemptState: 'SUBMITTED' }));
    await openCurrent();
    expect(await screen.findByRole('link', { name: 'View leaderboard: Circuit Quiz' })).toHaveAttribute(
      'href',
      `/leader/${sampleId()}`,
    );
  });

  it('show which events are running, and the participant’s team', async () => {
    serveRegistered(
      createRegistered({
        startTime: hoursFromNow(-1),
        team: { id: sampleId(50), teamName: 'Night Owls', role: 'LEADER' },
      }),
    );
    await openCurrent();
    expect(await screen.findByText('Running now')).toBeVisible();
    expect(getRow().getByRole('link', { name: 'Team Night Owls' })).toHaveAttribute(
      'href',
      `/team/${sampleId()}`,
    );
  });

  it('show the team deadline (RG-10)', async () => {
    const soon = hoursFromNow(5);
    serveRegistered(
      createRegistered({ team: null, needsTeamBy: soon }),
      createRegistered({ id: sampleId(2), title: 'Green Hack', team: null, needsTeamBy: hoursFromNow(-1) }),
    );
    await openCurrent();
    expect(await screen.findByText(`You need a team by ${formatShortDateTime(soon)}`)).toBeVisible();
    expect(getRow('Green Hack').getByText('You have no team')).toBeVisible();
  });

  it("name the team deadline in the event's zone and the reader's where they differ (EV-5)", async () => {
    const needsTeamBy = '2031-05-03T04:30:00Z';
    serveRegistered(createRegistered({ team: null, needsTeamBy, timezone: 'America/New_York' }));
    await openCurrent();
    const text = 'You need a team by May 3, 2031, 12:30 AM EDT (May 3, 2031, 10:00 AM IST for you)';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('show "No registered events found." with a link to upcoming events', async () => {
    fakeApi();
    await openCurrent();
    expect(await screen.findByText('No registered events found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', '/');
  });

  it('show ten events per page', async () => {
    const many = Array.from({ length: 12 }, (_event, index) =>
      createRegistered({ id: sampleId(index + 1), title: `Event ${index + 1}` }),
    );
    serveRegistered(...many);
    const { user } = await openCurrent();
    expect(await screen.findByText('Event 10')).toBeVisible();
    expect(screen.queryByText('Event 11')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('Event 12')).toBeVisible();
    expect(screen.getByRole('region', { name: 'registered events' })).toHaveFocus();
  });

  it('show "Error loading registered events" with the reason, and Try again recovers', async () => {
    const api = fakeApi().refuse(registration.registered, 'OVERLOADED');
    const { user } = await openCurrent();
    expect(await screen.findByText('Error loading registered events')).toBeVisible();
    expect(screen.getByText('We are busy right now. Please try again in a moment.')).toBeVisible();
    api.on(registration.registered, () => success([createRegistered()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toBeVisible();
  });
});

describe('past events', () => {
  it('are marked as ended or cancelled, with the leaderboard of a quiz that ended (RG-16)', async () => {
    fakeApi().on(registration.pastEvents, () =>
      samplePage([
        sampleOwnEvent({ registrationState: 'ENDED', registered: true }),
        sampleOwnEvent({
          id: sampleId(2),
          title: 'Green Hack',
          registrationState: 'CANCELLED',
          registered: true,
        }),
      ]),
    );
    await openPast();
    expect(await screen.findByText('Event ended')).toBeVisible();
    expect(getRow().getByRole('link', { name: 'View leaderboard: Circuit Quiz' })).toHaveAttribute(
      'href',
      `/leader/${sampleId()}`,
    );
    expect(getRow('Green Hack').getByText('Cancelled')).toBeVisible();
    expect(getRow('Green Hack').queryByRole('link', { name: /leaderboard/ })).not.toBeInTheDocument();
  });

  it('load one page at a time', async () => {
    const api = fakeApi().on(registration.pastEvents, ({ query }) =>
      samplePage([sampleOwnEvent({ title: `On page ${query?.page}` })], 3, Number(query?.page)),
    );
    const { user } = await openPast('/past?page=2');
    expect(await screen.findByText('On page 1')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('On page 2')).toBeVisible();
    expect(api.inputs(registration.pastEvents).map(({ query }) => query)).toEqual([
      { page: '1', size: '10' },
      { page: '2', size: '10' },
    ]);
  });

  it('show an empty text', async () => {
    fakeApi().on(registration.pastEvents, () => samplePage<OwnEvent>([], 0));
    await openPast();
    expect(await screen.findByText('You have no past events yet.')).toBeVisible();
  });

  it('show "Failed to fetch past events"', async () => {
    fakeApi().breakDown(registration.pastEvents);
    await openPast();
    expect(await screen.findByText('Failed to fetch past events')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
