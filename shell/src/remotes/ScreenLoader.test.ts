import type { RegisteredRemote } from '@marquee/shared-contracts';
import type { LoadModule } from './createFederation';
import { ReleaseChoice } from './ReleaseChoice';
import { ReleaseLog } from './ReleaseLog';
import { type LoadedScreen, ScreenLoader } from './ScreenLoader';

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
  const loadModule: LoadModule = (from, module, isRequested) => {
    requested.push(`${from.name} ${module}${isRequested === true ? ' by Retry' : ''}`);
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? hang();
  };
  const find = (wanted: string) => remotes.find(({ name }) => name === wanted);
  const loader = new ScreenLoader({
    find,
    choice: new ReleaseChoice(find),
    loadModule,
    log: new ReleaseLog(),
  });
  return { requested, load: (name = 'mf-quiz') => loader.load(name, './LeaderboardScreen') };
}

const loadGood = async () => ({ LeaderboardScreen });
const failToLoad = async () => {
  throw new Error('gone');
};
/** Rejects after the last try of a load whose tries all hang. */
const failLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('late')), 9000);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('answers the component that the module exports under its own name, and loads it once', async () => {
  const { requested, load } = createLoader(loadGood);
  expect(await Promise.all([load(), load()])).toEqual([screen, screen]);
  expect(await load()).toEqual(screen);
  expect(requested).toEqual(['mf-quiz ./LeaderboardScreen']);
});

test('is an outage with the remote’s title after a failure, and Retry starts anew', async () => {
  const { requested, load } = createLoader(failToLoad, loadGood);
  const outage = await load();
  expect(outage).toMatchObject({ kind: 'outage', remote: 'mf-quiz', title: 'Quizzes' });
  if (outage.kind === 'outage') expect(await outage.retry()).toEqual(screen);
  expect(requested).toEqual(['mf-quiz ./LeaderboardScreen', 'mf-quiz ./LeaderboardScreen by Retry']);
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

test('goes on behind the card: `later` brings the screen that came after it', async () => {
  const loadLate = () =>
    new Promise<object>((resolve) => {
      setTimeout(() => resolve({ LeaderboardScreen }), 7000);
    });
  const { requested, load } = createLoader(loadLate);
  const waiting = load();
  await jest.advanceTimersByTimeAsync(3000);
  const outage = await waiting;
  if (outage.kind !== 'outage') throw new Error('expected an outage');
  await jest.advanceTimersByTimeAsync(4000);
  expect(await outage.later).toEqual(screen);
  expect(await load()).toEqual(screen);
  expect(requested).toHaveLength(1);
});

test('Retry during a load that hangs is a load of its own after it', async () => {
  const { requested, load } = createLoader(failLate, loadGood);
  const waiting = load();
  await jest.advanceTimersByTimeAsync(7000);
  const outage = await waiting;
  if (outage.kind !== 'outage') throw new Error('expected an outage');
  const again = outage.retry();
  expect(requested).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await again).toEqual(screen);
  expect(requested).toHaveLength(2);
});

test('is an outage for a module that exports no component', async () => {
  for (const wrong of [{}, { LeaderboardScreen: 'text' }, null, { Other: LeaderboardScreen }]) {
    expect((await createLoader(async () => wrong).load()).kind).toBe('outage');
  }
});

test('takes a default export, and a component wrapped by memo or observer', async () => {
  expect(await createLoader(async () => ({ default: LeaderboardScreen })).load()).toEqual(screen);
  const wrapped = { $$typeof: Symbol.for('react.memo'), type: LeaderboardScreen };
  expect((await createLoader(async () => ({ LeaderboardScreen: wrapped })).load()).kind).toBe('screen');
});

test('is an outage, not an exception, for a remote that the registry does not know', async () => {
  expect(await createLoader(loadGood).load('mf-none')).toMatchObject({ kind: 'outage', title: 'mf-none' });
});
