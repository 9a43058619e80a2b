import { events } from '@marquee/shared-contracts';
import { fakeApi, sampleSearchReply } from '@marquee/shared-contracts/testing';
import { SearchStore } from './SearchStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => {
  const api = fakeApi().on(events.search, () => sampleSearchReply([]));
  const listTexts = () => api.inputs(events.search).map(({ query }) => query?.q);
  return { store: new SearchStore(), listTexts };
};

describe('the search of the home page (RT-14)', () => {
  test('asks the server 300 ms after the last key', async () => {
    const { store, listTexts } = start();
    store.search('gre');
    await jest.advanceTimersByTimeAsync(299);
    store.search('green ');
    await jest.advanceTimersByTimeAsync(299);
    expect(store.isShowingHits).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.isShowingHits).toBe(true);
    expect(listTexts()).toEqual(['green']);
  });

  test('clears immediately when the text is empty', async () => {
    const { store, listTexts } = start();
    store.search('green');
    store.search('  ');
    await jest.advanceTimersByTimeAsync(300);
    expect(store.isShowingHits).toBe(false);
    expect(listTexts()).toEqual([]);
  });

  test('does not start after the screen has closed', async () => {
    const { store, listTexts } = start();
    store.search('green');
    store.stop();
    await jest.advanceTimersByTimeAsync(300);
    expect(listTexts()).toEqual([]);
  });
});
