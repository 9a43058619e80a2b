import { links, manageEvents, registration, type ParticipantEventDetails } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleHost,
  sampleHostEvent,
  sampleHostList,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventScreen } from '../event-page/EventScreen';

const id = sampleId();
const route = { path: '/event/:eventId', at: links.event(id) };
const joinLink = 'https://meet.test/circuits?pwd=1';
const quarter = 0.25;

function showTo(changes: Partial<ParticipantEventDetails>) {
  const event = sampleEventDetails({ category: 'webinar' });
  fakeApi().on(registration.details, () =>
    success({ ...event, registered: true, favourite: false, joinLink, ...changes }),
  );
  return renderScreen(<EventScreen />, { ...route, as: sampleAccount() });
}

const findJoinButton = () => screen.queryByRole('link', { name: 'Join' });

describe('the join link on the event page (EV-39)', () => {
  test.each([
    ['16 minutes before the start', { startTime: hoursFromNow(quarter + 0.02) }, false],
    ['14 minutes before the start', { startTime: hoursFromNow(quarter - 0.02) }, true],
    ['during the event', { startTime: hoursFromNow(-1), endTime: hoursFromNow(1) }, true],
    ['after the end', { startTime: hoursFromNow(-2), endTime: hoursFromNow(-1) }, false],
  ])('%s the button to join is shown: %j', async (_when, times, isShown) => {
    await showTo({ registerEnd: hoursFromNow(-3), ...times });
    await screen.findByText('Where');
    expect(findJoinButton() !== null).toBe(isShown);
    if (isShown) {
      expect(findJoinButton()).toHaveAttribute('href', joinLink);
      expect(findJoinButton()).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('registered people see the address, and from when it can be joined', async () => {
    await showTo({});
    expect(await screen.findByRole('link', { name: 'meet.test/circuits?pwd=1' })).toHaveAttribute(
      'href',
      joinLink,
    );
    expect(screen.getByText('You can join from 15 minutes before the start.')).toBeVisible();
  });

  test('a cancelled event cannot be joined', async () => {
    await showTo({ cancelled: true, registrationState: 'CANCELLED', startTime: hoursFromNow(-1) });
    await screen.findByText('Where');
    expect(findJoinButton()).toBeNull();
    expect(screen.queryByText('meet.test/circuits?pwd=1')).toBeNull();
  });

  test('nothing is shown without a link', async () => {
    await showTo({ joinLink: null, startTime: hoursFromNow(-1) });
    await screen.findByText('Where');
    expect(findJoinButton()).toBeNull();
    expect(screen.queryByText(/You can join/)).toBeNull();
  });

  test('the event’s own host can join', async () => {
    const event = sampleHostEventDetails({ joinLink, startTime: hoursFromNow(-1), endTime: hoursFromNow(1) });
    fakeApi()
      .on(manageEvents.list, () => sampleHostList(sampleHostEvent()))
      .on(manageEvents.details, () => success(event));
    await renderScreen(<EventScreen />, { ...route, as: sampleHost() });
    expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute('href', joinLink);
  });
});
