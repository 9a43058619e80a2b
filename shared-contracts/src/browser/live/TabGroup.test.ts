import { bearerToken } from '../request';
import { fakeApi, type FakeStream } from '../../testing/index';
import type { StreamUpdate } from './StreamReader';
import { TabGroup } from './TabGroup';

type Listener = (event: { data: unknown }) => void;
let channels: FakeChannel[];

/** A broadcast channel: all others of the same name receive a message. */
class FakeChannel {
  readonly #listeners: Listener[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    channels.push(this);
  }

  addEventListener(_type: string, listener: Listener): void {
    this.#listeners.push(listener);
  }

  postMessage(message: unknown): void {
    const data = structuredClone(message);
    const others = channels.filter((channel) => channel !== this && channel.#name === this.#name);
    others.forEach((channel) => channel.#listeners.forEach((listener) => listener({ data })));
  }

  close(): void {
    channels = channels.filter((channel) => channel !== this);
  }
}

interface QueuedRequest {
  hold: () => Promise<unknown>;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** A lock manager: one holder at a time, others queue, and a lock can be stolen. */
class FakeLocks {
  #holder: QueuedRequest | undefined;
  #queue: QueuedRequest[] = [];

  request(_name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<unknown>) {
    return new Promise<void>((resolve, reject) => {
      const queued = { hold, resolve, reject };
      const stolen = new DOMException('stolen', 'AbortError');
      if (options.steal === true) this.#holder?.reject(stolen);
      if (options.steal === true) this.#holder = undefined;
      options.signal?.addEventListener('abort', () => {
        if (!this.#queue.includes(queued)) return;
        this.#queue = this.#queue.filter((other) => other !== queued);
        reject(stolen);
      });
      this.#queue = options.steal === true ? [queued, ...this.#queue] : [...this.#queue, queued];
      this.#next();
    });
  }

  #next(): void {
    if (this.#holder !== undefined) return;
    const next = this.#queue.shift();
    this.#holder = next;
    if (next !== undefined) void this.#grant(next);
  }

  async #grant(next: QueuedRequest): Promise<void> {
    await next.hold();
    next.resolve();
    if (this.#holder !== next) return;
    this.#holder = undefined;
    this.#next();
  }
}

const groups: TabGroup[] = [];
let stream: FakeStream;
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** A tab and the updates it received. */
function openTab() {
  const updates: StreamUpdate[] = [];
  const group = new TabGroup('tabs', (update) => updates.push(update));
  groups.push(group);
  const listReceivedTypes = () => updates.flatMap(({ message }) => message?.type ?? []);
  return { group, receivedTypes: listReceivedTypes, state: () => updates.at(-1)?.state };
}

beforeEach(() => {
  jest.useFakeTimers();
  channels = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  stream = fakeApi().stream();
  bearerToken.token = 'sample-token';
});

afterEach(async () => {
  groups.splice(0).forEach((group) => group.leave());
  await settle();
  bearerToken.token = null;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

describe('the tabs of a browser', () => {
  it('share one stream and receive the same messages', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect(stream.readers).toBe(1);
    stream.send('NOTIFICATION');
    await settle();
    expect([first.receivedTypes(), second.receivedTypes()]).toEqual([['NOTIFICATION'], ['NOTIFICATION']]);
  });

  it('send a later tab the current state, and no message twice', async () => {
    openTab();
    await settle();
    stream.send('NOTIFICATION');
    await settle();
    const late = openTab();
    await settle();
    expect([late.state(), late.receivedTypes()]).toEqual(['live', []]);
  });

  it('resume where the closed leader stopped', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    stream.send('NOTIFICATION');
    await settle();
    first.group.leave();
    await settle();
    expect(stream.resumedFrom).toEqual([null, 'fake-1']);
    stream.send('EVENT_CHANGED');
    await settle();
    expect(stream.readers).toBe(1);
    expect(second.receivedTypes()).toEqual(['NOTIFICATION', 'EVENT_CHANGED']);
    expect(third.receivedTypes()).toEqual(second.receivedTypes());
    expect(first.receivedTypes()).toEqual(['NOTIFICATION']);
  });

  it('leave the queue when they are closed while waiting', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    second.group.leave();
    first.group.leave();
    await settle(200_000);
    expect([stream.readers, stream.resumedFrom.length]).toEqual([0, 1]);
  });

  it('take over from a silent leader', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    const silentChannel = channels[0];
    jest.spyOn(silentChannel as FakeChannel, 'postMessage').mockImplementation(() => undefined);
    await settle(90_000);
    expect(second.state()).toBe('live');
    expect(stream.readers).toBe(1);
    stream.send('NOTIFICATION');
    await settle();
    expect([first.receivedTypes(), second.receivedTypes()]).toEqual([['NOTIFICATION'], ['NOTIFICATION']]);
  });

  it('keep a leader that sends heartbeats while the server is away', async () => {
    fakeApi();
    const [, second] = [openTab(), openTab()];
    await settle(600_000);
    expect(second.state()).toBe('away');
  });

  it('read one stream each in a browser without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect([stream.readers, first.state(), second.state()]).toEqual([2, 'live', 'live']);
  });
});
