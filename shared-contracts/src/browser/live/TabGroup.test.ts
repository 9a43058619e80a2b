import { bearerToken } from '../request';
import { fakeApi, type FakeStream } from '../../testing/index';
import type { StreamUpdate } from './StreamReader';
import { TabGroup } from './TabGroup';

type Hear = (event: { data: unknown }) => void;
let channels: FakeChannel[];

/** The browser's own, as far as tabs use it: everybody of that name hears it but who says it. */
class FakeChannel {
  readonly #ears: Hear[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    channels.push(this);
  }

  addEventListener(_type: string, hear: Hear): void {
    this.#ears.push(hear);
  }

  postMessage(said: unknown): void {
    const data = structuredClone(said);
    const others = channels.filter((channel) => channel !== this && channel.#name === this.#name);
    others.forEach((channel) => channel.#ears.forEach((hear) => hear({ data })));
  }

  close(): void {
    channels = channels.filter((channel) => channel !== this);
  }
}

interface Waiting {
  hold: () => Promise<unknown>;
  given: () => void;
  robbed: (reason: unknown) => void;
}

/** The browser's own, as far as tabs use it: one holder at a time, the others in a row; a lock can be stolen. */
class FakeLocks {
  #holder: Waiting | undefined;
  #row: Waiting[] = [];

  request(_name: string, how: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<unknown>) {
    return new Promise<void>((given, robbed) => {
      const waiting = { hold, given, robbed };
      const lost = new DOMException('lost', 'AbortError');
      if (how.steal === true) this.#holder?.robbed(lost);
      if (how.steal === true) this.#holder = undefined;
      how.signal?.addEventListener('abort', () => {
        if (!this.#row.includes(waiting)) return;
        this.#row = this.#row.filter((other) => other !== waiting);
        robbed(lost);
      });
      this.#row = how.steal === true ? [waiting, ...this.#row] : [...this.#row, waiting];
      this.#next();
    });
  }

  #next(): void {
    if (this.#holder !== undefined) return;
    const next = this.#row.shift();
    this.#holder = next;
    if (next !== undefined) void this.#give(next);
  }

  async #give(next: Waiting): Promise<void> {
    await next.hold();
    next.given();
    if (this.#holder !== next) return;
    this.#holder = undefined;
    this.#next();
  }
}

const groups: TabGroup[] = [];
let stream: FakeStream;
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** A tab, and what it heard. */
function openTab() {
  const heard: StreamUpdate[] = [];
  const group = new TabGroup('tabs', (news) => heard.push(news));
  groups.push(group);
  const told = () => heard.flatMap(({ message }) => message?.type ?? []);
  return { group, told, state: () => heard.at(-1)?.state };
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
  it('share one stream, and hear the same', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect(stream.readers).toBe(1);
    stream.tell('NOTIFICATION');
    await settle();
    expect([first.told(), second.told()]).toEqual([['NOTIFICATION'], ['NOTIFICATION']]);
  });

  it('tell one that comes later how it stands, and nothing twice', async () => {
    openTab();
    await settle();
    stream.tell('NOTIFICATION');
    await settle();
    const late = openTab();
    await settle();
    expect([late.state(), late.told()]).toEqual(['live', []]);
  });

  it('go on where the reading tab stopped when it is closed', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    stream.tell('NOTIFICATION');
    await settle();
    first.group.leave();
    await settle();
    expect(stream.resumedFrom).toEqual([null, 'fake-1']);
    stream.tell('EVENT_CHANGED');
    await settle();
    expect(stream.readers).toBe(1);
    expect(second.told()).toEqual(['NOTIFICATION', 'EVENT_CHANGED']);
    expect(third.told()).toEqual(second.told());
    expect(first.told()).toEqual(['NOTIFICATION']);
  });

  it('leave the row without reading when they are closed while they wait', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    second.group.leave();
    first.group.leave();
    await settle(200_000);
    expect([stream.readers, stream.resumedFrom.length]).toEqual([0, 1]);
  });

  it('take the stream from a tab that has fallen silent', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    const mute = channels[0];
    jest.spyOn(mute as FakeChannel, 'postMessage').mockImplementation(() => undefined);
    await settle(90_000);
    expect(second.state()).toBe('live');
    expect(stream.readers).toBe(1);
    stream.tell('NOTIFICATION');
    await settle();
    expect([first.told(), second.told()]).toEqual([['NOTIFICATION'], ['NOTIFICATION']]);
  });

  it('leave it to a tab that says it is there, even while the server is away', async () => {
    fakeApi();
    const [, second] = [openTab(), openTab()];
    await settle(600_000);
    expect(second.state()).toBe('away');
  });

  it('read a stream of their own where a browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect([stream.readers, first.state(), second.state()]).toEqual([2, 'live', 'live']);
  });
});
