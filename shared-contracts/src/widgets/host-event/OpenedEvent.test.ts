import { manageEvents } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { OpenedEvent } from './OpenedEvent';

const countLoads = (api: FakeApi): number => api.inputs(manageEvents.details).length;

async function openEvent() {
  const api = fakeApi().on(manageEvents.details, ({ params }) =>
    success(sampleHostEventDetails({ id: params.eventId })),
  );
  await session.logOut();
  await session.begin({ token: 'sample-token', role: 'HOST', user: sampleHost() });
  const opened = new OpenedEvent();
  await opened.ensure(sampleId(7));
  return { api, opened };
}

afterEach(() => jest.useRealTimers());

describe('the event that a host has open', () => {
  it('is loaded once for all screens, also for those that ask at the same time', async () => {
    const { api, opened } = await openEvent();
    await opened.ensure(sampleId(7));
    expect(countLoads(api)).toBe(1);
    await Promise.all([opened.read(sampleId(7)), opened.refresh(sampleId(7)), opened.ensure(sampleId(7))]);
    expect(countLoads(api)).toBe(2);
  });

  it('is loaded again after half a minute, and shown meanwhile', async () => {
    const { api, opened } = await openEvent();
    jest.useFakeTimers({ now: Date.now() + 30_001, doNotFake: ['queueMicrotask', 'setTimeout'] });
    const loading = opened.ensure(sampleId(7));
    expect(opened.getCall(sampleId(7)).result?.title).toBe('Circuit Quiz');
    await loading;
    expect(countLoads(api)).toBe(2);
  });

  it('is replaced by another event', async () => {
    const { api, opened } = await openEvent();
    await opened.ensure(sampleId(8));
    expect(opened.getCall(sampleId(8)).result?.id).toBe(sampleId(8));
    expect(countLoads(api)).toBe(2);
  });

  it('is forgotten when the session ends', async () => {
    const { opened } = await openEvent();
    await session.logOut();
    expect(opened.getCall(sampleId(7)).result).toBeUndefined();
  });

  it('rejects a read with the reason of its failure', async () => {
    const { api, opened } = await openEvent();
    api.refuse(manageEvents.details, 'NOT_FOUND');
    await expect(opened.read(sampleId(7))).rejects.toMatchObject({ status: 404 });
  });
});
