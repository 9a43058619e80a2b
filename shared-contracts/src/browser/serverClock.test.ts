import { serverClock } from './serverClock';

describe("the server's clock", () => {
  afterEach(() => serverClock.observe(new Date().toISOString()));

  it('is ahead of a slow device, and continues from there', () => {
    jest.useFakeTimers({ now: Date.parse('2026-05-03T10:00:00Z') });
    serverClock.observe('2026-05-03T10:02:00Z');
    jest.advanceTimersByTime(1_000);
    expect(new Date(serverClock.now()).toISOString()).toBe('2026-05-03T10:02:01.000Z');
    jest.useRealTimers();
  });
});
