import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import { createInstance } from '@module-federation/enhanced/runtime';
import { MessageChannel } from 'node:worker_threads';
import { createFederation } from './createFederation';
import { CIRCUIT_OPEN_MS } from './plugins/createCircuitBreakerPlugin';
import { ReleaseChoice } from './ReleaseChoice';
import { ReleaseLog } from './ReleaseLog';
import { ScreenLoader } from './ScreenLoader';

// jsdom has no MessageChannel, and React, which would schedule with Node's, is not used here.
Object.assign(globalThis, { MessageChannel });

const createScreen = (module: string) => ({
  path: '/quiz',
  module,
  access: 'public' as const,
  title: 'Quiz',
});

/** The runtime keeps loaded entries by URL for the life of the process. */
let testNumber = 0;

const release = (version: string): RegisteredRelease => ({
  name: 'mf-quiz',
  title: 'Quizzes',
  version,
  entry: { url: `/mf-quiz/${version}/remoteEntry.js?${String(testNumber)}`, integrity: 'sha256-abc' },
  screens: [createScreen('./QuizScreen'), createScreen('./LeaderboardScreen')],
  redirects: [],
  slots: [],
});

const QuizScreen = () => null;
const LeaderboardScreen = () => null;
const modules: Record<string, object> = {
  './QuizScreen': { QuizScreen },
  './LeaderboardScreen': { LeaderboardScreen },
  './NewsScreen': { NewsScreen: () => null },
  './TextScreen': { TextScreen: 'no component' },
};

/**
 * A page of the real federation runtime, with 1.1.0 before which 1.0.0 was. Containers are faked: `failures` has the number
 * of failing requests by file, such as "1.1.0 entry" or "1.1.0 ./QuizScreen".
 */
function createPage(failures: Record<string, number> = {}) {
  let remote: RegisteredRemote = { ...release('1.1.0'), previous: release('1.0.0') };
  const requested: string[] = [];
  const request = (file: string) => {
    const left = failures[file] ?? 0;
    requested.push(file);
    failures[file] = left - 1;
    if (left > 0) throw new Error('#RUNTIME-008: the file cannot be loaded');
  };
  const find = () => remote;
  const choice = new ReleaseChoice(find);
  const log = new ReleaseLog();
  const onFailed = jest.fn();
  const containers = {
    name: 'containers',
    loadEntry: async ({ remoteInfo }: { remoteInfo: { name: string } }) => {
      const version = remoteInfo.name.split('@')[1] ?? '';
      request(`${version} entry`);
      return {
        init: () => undefined,
        get: async (module: string) => {
          request(`${version} ${module}`);
          return () => modules[module];
        },
      };
    },
  };
  const instance = createInstance({
    name: `shell-${String(testNumber)}`,
    remotes: [],
    plugins: [containers as never],
  });
  const { loadModule } = createFederation({ remotes: [remote], find, choice, log, onFailed }, instance);
  const loader = new ScreenLoader({ find, choice, loadModule, log });
  return {
    requested,
    failures,
    loader,
    choice,
    log,
    onFailed,
    put: (next: RegisteredRemote) => {
      remote = next;
    },
    load: (module = './QuizScreen') => loader.load('mf-quiz', module),
    inUse: () => choice.getCurrent(remote).version,
  };
}

const quizScreen = { kind: 'screen', Screen: QuizScreen };
let warn: jest.SpyInstance;

beforeEach(() => {
  testNumber += 1;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

describe('a load', () => {
  it('requests entry and module once, for all who ask', async () => {
    const { load, requested } = createPage();
    expect(await Promise.all([load(), load()])).toEqual([quizScreen, quizScreen]);
    expect(requested).toEqual(['1.1.0 entry', '1.1.0 ./QuizScreen']);
  });

  it('retries an entry and a module, under URLs that say the number of failed tries', async () => {
    const { load, requested, log } = createPage({ '1.1.0 entry': 2, '1.1.0 ./QuizScreen': 1 });
    expect(await load()).toEqual(quizScreen);
    expect(requested.filter((file) => file === '1.1.0 entry')).toHaveLength(3);
    expect(requested.filter((file) => file === '1.1.0 ./QuizScreen')).toHaveLength(2);
    expect(globalThis.marqueeRetries).toEqual({ 'mf-quiz@1.1.0': 3 });
    expect([...log.records.values()]).toMatchObject([{ state: 'loaded', retries: 3, loads: 1, errors: 0 }]);
  });

  it('fails after three tries, says so in the console, and asks for a newer registry', async () => {
    const { load, put, requested, onFailed, log } = createPage({ '1.1.0 entry': 9 });
    put(release('1.1.0'));
    expect((await load()).kind).toBe('outage');
    expect(requested).toEqual(['1.1.0 entry', '1.1.0 entry', '1.1.0 entry']);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect([...log.records.values()]).toMatchObject([{ state: 'failed', retries: 3, errors: 1 }]);
    await jest.advanceTimersByTimeAsync(0);
    expect(String(warn.mock.lastCall)).toContain('cannot be loaded');
  });

  it('fails for a module without a component, and says what it exports', async () => {
    const { load, put } = createPage();
    put({ ...release('1.1.0'), screens: [createScreen('./TextScreen')] });
    expect((await load('./TextScreen')).kind).toBe('outage');
    await jest.advanceTimersByTimeAsync(0);
    expect(String(warn.mock.lastCall)).toContain(
      'mf-quiz@1.1.0: ./TextScreen exports a TextScreen that is no component.',
    );
  });
});

describe('the circuit breaker', () => {
  it('requests nothing for half a minute after a failure; then it does again', async () => {
    const { load, put, requested, onFailed } = createPage({ '1.1.0 entry': 99 });
    put(release('1.1.0'));
    await load();
    expect(requested).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(CIRCUIT_OPEN_MS - 1);
    expect((await load()).kind).toBe('outage');
    expect(requested).toHaveLength(3);
    expect(onFailed).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await load();
    expect(requested).toHaveLength(6);
  });

  it('lets a press on Retry through', async () => {
    const { load, put, requested } = createPage({ '1.1.0 entry': 3 });
    put(release('1.1.0'));
    await load();
    const resting = await load();
    expect(requested).toHaveLength(3);
    if (resting.kind === 'outage') expect(await resting.retry()).toEqual(quizScreen);
  });
});

describe('a release that fails for good', () => {
  it('is replaced by the previous one, for all of the remote and for the life of the page', async () => {
    const { requested, load, inUse } = createPage({ '1.1.0 entry': 9 });
    expect(await load()).toEqual(quizScreen);
    expect(requested.slice(3)).toEqual(['1.0.0 entry', '1.0.0 ./QuizScreen']);
    expect(inUse()).toBe('1.0.0');
    expect(await load('./LeaderboardScreen')).toEqual({ kind: 'screen', Screen: LeaderboardScreen });
    expect(requested.slice(5)).toEqual(['1.0.0 ./LeaderboardScreen']);
  });

  it('stays once it was rendered: then the card stands, and versions are never mixed', async () => {
    const { requested, load, choice, inUse } = createPage({ '1.1.0 ./LeaderboardScreen': 9 });
    await load();
    choice.markRendered('mf-quiz');
    expect((await load('./LeaderboardScreen')).kind).toBe('outage');
    expect(inUse()).toBe('1.1.0');
    expect(requested.join()).not.toContain('1.0.0');
  });

  it('is tried again by Retry when the previous one fails too', async () => {
    const { failures, load, inUse } = createPage({ '1.1.0 entry': 9, '1.0.0 entry': 9 });
    const outage = await load();
    expect(outage.kind).toBe('outage');
    for (const file of Object.keys(failures)) failures[file] = 0;
    if (outage.kind === 'outage') expect((await outage.retry()).kind).toBe('screen');
    expect(inUse()).toBe('1.1.0');
  });

  it('shows the card for a screen that the previous one does not have, which is not blamed for it', async () => {
    const { load, requested, inUse } = createPage({ '1.1.0 ./NewsScreen': 9 });
    expect((await load('./NewsScreen')).kind).toBe('outage');
    expect(requested).toEqual(['1.1.0 entry', ...Array.from({ length: 3 }, () => '1.1.0 ./NewsScreen')]);
    expect(inUse()).toBe('1.1.0');
  });

  it('does not stand in the way of the next release', async () => {
    const { load, put, inUse } = createPage({ '1.1.0 entry': 9 });
    await load();
    put({ ...release('1.2.0'), previous: release('1.1.0') });
    expect((await load()).kind).toBe('screen');
    expect(inUse()).toBe('1.2.0');
  });
});

describe('a screen that throws while it is rendered', () => {
  it('is the previous release’s when nothing of this one was rendered', async () => {
    const { load, loader, inUse } = createPage();
    await load();
    expect(await loader.reportRenderError('mf-quiz', './QuizScreen')).toEqual(quizScreen);
    expect(inUse()).toBe('1.0.0');
  });

  it('is left to its card after something was rendered', async () => {
    const { load, loader, choice, inUse } = createPage();
    await load();
    choice.markRendered('mf-quiz');
    expect(loader.reportRenderError('mf-quiz', './QuizScreen')).toBeUndefined();
    expect(inUse()).toBe('1.1.0');
  });
});
