import { events } from '@marquee/shared-contracts';
import { fakeApi, hoursFromNow, sampleEventCard, sampleId } from '@marquee/shared-contracts/testing';
import { HomeStore } from './HomeStore';
import { publicEvents } from '../event-list/publicEvents';

const hack = sampleEventCard({ id: sampleId(2), title: 'Green Hack', category: 'hackathon' });

beforeEach(() => {
  jest.useFakeTimers();
  publicEvents.reset();
});
afterEach(() => jest.useRealTimers());

test('removes an ended event without a reload (RT-16)', () => {
  fakeApi().on(events.events, () => []);
  const ending = sampleEventCard({ endTime: hoursFromNow(0.01) });
  const store = new HomeStore();
  const stop = store.start();
  expect(store.getUpcoming([ending, hack])).toEqual([ending, hack]);
  jest.advanceTimersByTime(60_000);
  expect(store.getUpcoming([ending, hack])).toEqual([hack]);
  stop();
});
