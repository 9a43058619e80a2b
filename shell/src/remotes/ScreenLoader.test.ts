import type { RegisteredRemote } from '@marquee/shared-contracts';
import { ReleaseLog } from './ReleaseLog';
import { type LoadedScreen, type LoadModule, CIRCUIT_OPEN_MS, ScreenLoader } from './ScreenLoader';

const createRemote = (name: string, title: string): RegisteredRemote => ({
  name,
  title,
  version: '1.0.0',
  entry: { url: `/${name}/1.0.0/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [],
  redirects: [],
  slots: [],
});

const remotes = [createRemote('mf-quiz', 'Quizzes'), createRemote('mf-teams', 'Teams')];
const LeaderboardScreen = () => null;
const screen: LoadedScreen = { kind: 'screen', Screen: LeaderboardScreen };
const hang = () => new Promise<never>(() => undefined);

/** A loader whose loads return the given answers in turn, then the last answer; `requested` lists the requested modules. */
function createLoader(...answers: (() => Promise<unknown>)[]) {
  const requested: string[] = [];
  const loadModule: LoadModule = (from, module, retry) => {
    requested.push(`${from.name} ${module} ${retry}`);
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? hang();
  };
  const log = new ReleaseLog();
  const onFailed = jest.fn();
  const find = (wanted: string) => remotes.find(({ name }) => name === wanted);
  const loader = new ScreenLoader({ find, loadModule, log, onFailed });
  return { requested, log, onFailed, load: (name = 'mf-quiz') => loader.load(name, './LeaderboardScreen') };
}

const loadGood = async () => ({ LeaderboardScreen });
const failToLoad = async () => {
  throw new Error('gone');
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('answers the component that the module exports under its own name, and loads it once', async () => {
  const { requested, load } = createLoader(loadGood);
  expect(await Promise.all([load(), load()])).toEqual([screen, screen]);
  expect(await load()).toEqual(screen);
  expect(requested).toEqual(['mf-quiz ./LeaderboardScreen 0']);
});

test('tries a failure again under changed URLs', async () => {
  const { requested, load } = createLoader(failToLoad, failToLoad, loadGood);
  expect(await load()).toEqual(screen);
  expect(requested.map((row) => row.split(' ').at(-1))).toEqual(['0', '1', '2']);
});

test('is an outage with the remote’s title after three failures, and Retry starts anew with further URLs', async () => {
  const { requested, load } = createLoader(failToLoad, failToLoad, failToLoad, loadGood);
  const outage = await load();
  expect(outage).toMatchObject({ kind: 'outage', remote: 'mf-quiz', title: 'Quizzes' });
  if (outage.kind === 'outage') expect(await outage.retry()).toEqual(screen);
  expect(requested.at(-1)).toBe('mf-quiz ./LeaderboardScreen 3');
});

test('is an outage 3 s after the start of a load that hangs, and another remote is not kept waiting', async () => {
  const { load } = createLoader(hang, loadGood);
  const settled = jest.fn();
  void load().then(settled);
  await jest.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  expect(await load('mf-teams')).toEqual(screen);
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'outage', title: 'Quizzes' }));
});

test('goes on behind the card: what hung is tried again, and `later` brings the screen', async () => {
  const { load } = createLoader(hang, loadGood);
  const waiting = load();
  await jest.advanceTimersByTimeAsync(3000);
  const outage = await waiting;
  if (outage.kind !== 'outage') throw new Error('expected an outage');
  await jest.advanceTimersByTimeAsync(4000);
  expect(await outage.later).toEqual(screen);
  expect(await load()).toEqual(screen);
});

test('Retry during the last try that hangs is a try of its own after it', async () => {
  const { requested, load } = createLoader(hang, hang, hang, loadGood);
  const waiting = load();
  await jest.advanceTimersByTimeAsync(18_000);
  const outage = await waiting;
  if (outage.kind !== 'outage') throw new Error('expected an outage');
  const again = outage.retry();
  expect(requested).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await again).toEqual(screen);
  expect(requested).toHaveLength(4);
});

test('is an outage for a module that exports no component under its name', async () => {
  for (const wrong of [{}, { LeaderboardScreen: 'text' }, null, { default: LeaderboardScreen }]) {
    expect((await createLoader(async () => wrong).load()).kind).toBe('outage');
  }
});

test('takes a component wrapped by memo or observer', async () => {
  const wrapped = { $$typeof: Symbol.for('react.memo'), type: LeaderboardScreen };
  expect((await createLoader(async () => ({ LeaderboardScreen: wrapped })).load()).kind).toBe('screen');
});

test('is an outage, not an exception, for a remote that the registry does not know', async () => {
  expect(await createLoader(loadGood).load('mf-none')).toMatchObject({ kind: 'outage', title: 'mf-none' });
});

test('asks nothing for half a minute after a failure for good, whoever visits; then it does again', async () => {
  const { requested, onFailed, load } = createLoader(failToLoad);
  await load();
  expect(requested).toHaveLength(3);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect((await load()).kind).toBe('outage');
  await jest.advanceTimersByTimeAsync(CIRCUIT_OPEN_MS - 1);
  expect((await load()).kind).toBe('outage');
  expect(requested).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1);
  await load();
  expect(requested).toHaveLength(6);
});

test('lets whoever presses Retry ask at once', async () => {
  const { requested, load } = createLoader(failToLoad, failToLoad, failToLoad, loadGood);
  await load();
  const resting = await load();
  expect(requested).toHaveLength(3);
  if (resting.kind === 'outage') expect(await resting.retry()).toEqual(screen);
});

test('logs loads, tries and failures by release', async () => {
  const { log, load } = createLoader(failToLoad, loadGood);
  await load();
  await load();
  const [record] = log.records.values();
  expect(record).toMatchObject({
    remote: 'mf-quiz',
    version: '1.0.0',
    state: 'loaded',
    retries: 1,
    loads: 1,
  });
  const other = createLoader(failToLoad);
  await other.load();
  expect([...other.log.records.values()]).toMatchObject([{ state: 'failed', retries: 3, errors: 1 }]);
});
