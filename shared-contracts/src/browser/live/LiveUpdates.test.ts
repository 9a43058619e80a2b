import { type LiveType, live } from '../../contract/index';
import { type FakeApi, fakeApi, type FakeStream, sampleGrant, sampleId } from '../../testing/index';
import { session } from '../session/Session';
import { liveUpdates } from './LiveUpdates';

const quizId = sampleId(7);
const stops: (() => void)[] = [];
let api: FakeApi;
let stream: FakeStream;

/** Waits until pending promises and timers of up to `milliseconds` have run. */
const settle = (milliseconds = 600) => jest.advanceTimersByTimeAsync(milliseconds);

const logIn = () => session.begin(sampleGrant());

function listen(types: LiveType[], eventId?: string, polling?: number) {
  const onChange = jest.fn();
  stops.push(liveUpdates.subscribe({ types, eventId, ...(polling !== undefined && { polling }) }, onChange));
  return onChange;
}

/** Listens with an open stream, and forgets the reading that its opening asks for. */
async function listenLive(types: LiveType[], eventId?: string) {
  await logIn();
  const onChange = listen(types, eventId);
  await settle();
  expect(liveUpdates.state).toBe('live');
  onChange.mockClear();
  return onChange;
}

beforeEach(async () => {
  jest.useFakeTimers();
  api = fakeApi();
  stream = api.stream();
  await session.start();
});

afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  await session.logOut();
  session.closeLoginPrompt();
  await settle(5_000);
  jest.useRealTimers();
});

describe('live updates', () => {
  it('open no stream for a visitor or without subscribers', async () => {
    const onChange = listen(['NOTIFICATION']);
    await settle(300_000);
    expect(api.inputs(live.stream)).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
    stops.splice(0).forEach((stop) => stop());
    await settle(5_000);
    await logIn();
    await settle();
    expect(api.inputs(live.stream)).toEqual([]);
  });

  it('wait for a random part of the time that the server announces to a crowd', async () => {
    const onChange = await listenLive(['LEADERBOARD_CHANGED'], quizId);
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.75);
    const message = {
      type: 'LEADERBOARD_CHANGED',
      eventId: quizId,
      at: new Date().toISOString(),
      spreadMs: 8_000,
    };
    stream.write(`id: 9\ndata: ${JSON.stringify(message)}\n\n`);
    await settle(5_900);
    stream.write(`id: 10\ndata: ${JSON.stringify(message)}\n\n`);
    expect(onChange).not.toHaveBeenCalled();
    await settle(200);
    expect(onChange).toHaveBeenCalledTimes(1);
    random.mockRestore();
  });

  it('begin at the login with its token, and end with the session', async () => {
    listen(['NOTIFICATION']);
    await logIn();
    await settle();
    expect(api.tokens(live.stream)).toEqual(['sample-token']);
    expect([liveUpdates.state, stream.readers]).toEqual(['live', 1]);
    await session.logOut();
    await settle();
    expect([liveUpdates.state, stream.readers]).toEqual(['away', 0]);
  });

  it('refresh once when the stream opens', async () => {
    await logIn();
    const onChange = listen(['NOTIFICATION']);
    await settle();
    expect(onChange).toHaveBeenCalledTimes(1);
    await settle(30_000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the event in question', 'LEADERBOARD_CHANGED', quizId, 1],
    ['another event', 'LEADERBOARD_CHANGED', sampleId(8), 0],
    ['something else of this event', 'EVENT_CHANGED', quizId, 0],
    ['an unknown gap', 'REFETCH', undefined, 1],
  ] as const)('pass on a message about %s', async (_what, type, eventId, times) => {
    const onChange = await listenLive(['LEADERBOARD_CHANGED'], quizId);
    stream.send(type, eventId);
    await settle();
    expect(onChange).toHaveBeenCalledTimes(times);
  });

  it('notify subscribers without an event id of every event, combining simultaneous changes', async () => {
    const onChange = await listenLive(['EVENT_CHANGED']);
    stream.send('EVENT_CHANGED', sampleId(1));
    stream.send('EVENT_CHANGED', sampleId(2));
    await settle();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('stop after unsubscribing, and close the stream after the last subscriber', async () => {
    const onChange = await listenLive(['NOTIFICATION']);
    stops.splice(0).forEach((stop) => stop());
    stream.send('NOTIFICATION');
    await settle(1_000);
    expect([onChange.mock.calls.length, stream.readers]).toEqual([0, 1]);
    await settle(2_000);
    expect(stream.readers).toBe(0);
  });

  it('ignore an invalid message', async () => {
    const onChange = await listenLive(['NOTIFICATION']);
    stream.write('id: x\ndata: {nonsense\n\n');
    stream.send('NOTIFICATION');
    await settle();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(liveUpdates.state).toBe('live');
  });

  it('are read by a hidden page only when somebody looks at it', async () => {
    const onChange = await listenLive(['NOTIFICATION']);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    stream.send('NOTIFICATION');
    await settle(120_000);
    expect(onChange).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('refresh when the window regains the focus', async () => {
    const onChange = await listenLive(['NOTIFICATION']);
    await settle(10_000);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('a stream that breaks off', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });

  it('resumes after the last event, without duplicates', async () => {
    const onChange = await listenLive(['NOTIFICATION']);
    stream.send('NOTIFICATION');
    await settle();
    stream.breakOff();
    await settle(0);
    expect(liveUpdates.state).toBe('away');
    await settle(1_000);
    expect(liveUpdates.state).toBe('live');
    expect(stream.resumedFrom).toEqual([null, 'fake-1']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('counts as dead after 40 seconds without a heartbeat', async () => {
    await listenLive(['NOTIFICATION']);
    await settle(30_000);
    stream.write(': still here\nid: fake-9\n\n');
    await settle(30_000);
    expect(stream.resumedFrom).toEqual([null]);
    await settle(15_000);
    expect(stream.resumedFrom).toEqual([null, 'fake-9']);
    expect(stream.readers).toBe(1);
  });

  it('reconnects with growing delays, immediately when the network returns', async () => {
    await listenLive(['NOTIFICATION']);
    api.cutOff(live.stream);
    stream.breakOff();
    await settle(0);
    const countTries = async (milliseconds: number) => {
      const before = api.inputs(live.stream).length;
      await settle(milliseconds);
      return api.inputs(live.stream).length - before;
    };
    // With the smallest random share, pauses of 0.5, 1, 2, 4, 8 and 16 seconds, then of 30.
    expect(await countTries(32_000)).toBe(6);
    expect(await countTries(600_000)).toBe(20);
    window.dispatchEvent(new Event('online'));
    expect(await countTries(0)).toBe(1);
  });

  it('is replaced by polling every 60 seconds, or at the requested interval', async () => {
    api.cutOff(live.stream);
    await logIn();
    const [slow, quick] = [listen(['NOTIFICATION']), listen(['LEADERBOARD_CHANGED'], quizId, 15)];
    await settle(130_000);
    expect(slow).toHaveBeenCalledTimes(2);
    expect(quick.mock.calls.length).toBeGreaterThanOrEqual(7);
  });

  it('ends the session when its token is no longer known', async () => {
    await listenLive(['NOTIFICATION']);
    api.refuse(live.stream, 'UNAUTHENTICATED');
    stream.breakOff();
    await settle(2_000);
    expect(session.status).toBe('visitor');
    expect(session.loginPrompt?.reason).toBe('Your session has ended');
    const streamCount = api.inputs(live.stream).length;
    await settle(300_000);
    expect(api.inputs(live.stream)).toHaveLength(streamCount);
  });
});

it('code that fails to load is requested again', async () => {
  const { LiveUpdates } = await import('./LiveUpdates');
  const { followStream } = await import('./followStream');
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ followStream });
  const updates = new LiveUpdates(load);
  await logIn();
  stops.push(updates.subscribe({ types: ['NOTIFICATION'] }, jest.fn()));
  await settle();
  expect(updates.state).toBe('away');
  await settle(60_000);
  expect(updates.state).toBe('live');
});
