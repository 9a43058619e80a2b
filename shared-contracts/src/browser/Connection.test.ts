import { events, service } from '../contract/index';
import { fakeApi, success } from '../testing/index';
import { Connection, connection } from './Connection';
import { request } from './request';

const serveVersion = () => fakeApi().on(service.version, () => success({ api: '1.0.0', contract: '1.0.0' }));

describe('connection (RT-23)', () => {
  afterEach(() => jest.useRealTimers());

  it('is lost when a call has no reply, and back when the server replies', async () => {
    const api = serveVersion().cutOff(events.events);
    await request(events.events).catch(() => undefined);
    expect(connection.isLost).toBe(true);
    api.on(events.events, () => []);
    await expect(connection.check()).resolves.toBe(true);
    expect(connection.isLost).toBe(false);
  });

  it('is not lost by an error of the server itself', async () => {
    fakeApi().refuse(events.events, 'NOT_FOUND');
    await request(events.events).catch(() => undefined);
    expect(connection.isLost).toBe(false);
  });

  it('is checked by itself at growing intervals, and calls its listeners once', async () => {
    jest.useFakeTimers();
    const own = new Connection();
    const api = fakeApi().cutOff(service.version);
    const listener = jest.fn();
    own.onRestored(listener);
    own.start();
    own.reportLoss();
    await jest.advanceTimersByTimeAsync(60_000);
    const checks = api.inputs(service.version).length;
    expect(checks).toBeGreaterThanOrEqual(3);
    expect(checks).toBeLessThanOrEqual(5);
    expect(listener).not.toHaveBeenCalled();
    serveVersion();
    await jest.advanceTimersByTimeAsync(90_000);
    expect(own.isLost).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
    ['the page is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is checked when %s', async (_when, happen) => {
    const own = new Connection();
    serveVersion();
    own.start();
    own.reportLoss();
    happen();
    await new Promise((resolve) => own.onRestored(() => resolve(undefined)));
    expect(own.isLost).toBe(false);
  });

  it('knows a device without network from a server that is away', () => {
    const own = new Connection();
    own.reportLoss();
    expect([own.isLost, own.isOffline]).toEqual([true, false]);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    own.reportLoss();
    expect(own.isOffline).toBe(true);
  });
});
