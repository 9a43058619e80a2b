import { events } from '@marquee/shared-contracts';
import { fakeApi, hoursFromNow, sampleEventCard, sampleId } from '@marquee/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { HomeStore } from './HomeStore';
import { publicEvents } from '../event-list/publicEvents';

const quiz = sampleEventCard({ title: 'Circuit Quiz' });
const hack = sampleEventCard({ id: sampleId(2), title: 'Green Hack', category: 'hackathon' });

beforeEach(() => {
  jest.useFakeTimers();
  publicEvents.reset();
});
afterEach(() => jest.useRealTimers());

describe('the search of the home page', () => {
  test('runs 300 ms after the last key', () => {
    const store = new HomeStore();
    store.search('gre');
    jest.advanceTimersByTime(299);
    store.search('green');
    jest.advanceTimersByTime(299);
    expect(store.isShowingHits).toBe(false);

    jest.advanceTimersByTime(1);
    expect(store.isShowingHits).toBe(true);
    expect(store.getHits([quiz, hack])).toEqual([hack]);
  });

  test('runs immediately on Enter', () => {
    const store = new HomeStore();
    store.search('green');
    store.searchNow();
    expect(store.isShowingHits).toBe(true);
  });

  test('clears immediately when the text is empty', () => {
    const store = new HomeStore();
    store.search('green');
    jest.advanceTimersByTime(300);
    store.search('  ');
    expect(store.isShowingHits).toBe(false);
    jest.runOnlyPendingTimers();
    expect(store.isShowingHits).toBe(false);
  });
});

test('a reopened screen sends the current search to the server (RT-14)', async () => {
  const samples = Array.from({ length: 200 }, (_event, index) =>
    sampleEventCard({ id: sampleId(index + 10) }),
  );
  fakeApi().on(events.events, ({ query }) => (query?.q === undefined ? samples : [hack]));
  const store = new HomeStore();
  await store.events.run();
  store.search('green');
  store.searchNow();
  expect(store.serverSearch.state).toBe('idle');
  const stop = store.start();
  jest.useRealTimers();
  await waitFor(() => expect(store.getHits(samples)).toEqual([hack]));
  stop();
});

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
