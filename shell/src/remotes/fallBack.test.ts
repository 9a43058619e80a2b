import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import { ReleaseLog } from './ReleaseLog';
import { ScreenLoader } from './ScreenLoader';

const createScreen = (module: string) => ({
  path: '/quiz',
  module,
  access: 'public' as const,
  title: 'Quiz',
});

const release = (version: string): RegisteredRelease => ({
  name: 'mf-quiz',
  title: 'Quizzes',
  version,
  entry: { url: `/mf-quiz/${version}/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [createScreen('./QuizScreen'), createScreen('./LeaderboardScreen')],
  redirects: [],
  slots: [],
});

const QuizScreen = () => null;
const LeaderboardScreen = () => null;
const modules = { QuizScreen, LeaderboardScreen };

/** A page with 1.1.0 before which 1.0.0 was; the releases named in `broken` never load. */
function page(...broken: string[]) {
  let remote: RegisteredRemote = { ...release('1.1.0'), previous: release('1.0.0') };
  const requestedVersions: string[] = [];
  const isBroken = new Set(broken);
  const loader = new ScreenLoader({
    find: () => remote,
    loadModule: async ({ version }, module) => {
      requestedVersions.push(version);
      if (isBroken.has(version) || isBroken.has(`${version} ${module}`)) throw new Error('broken');
      return modules;
    },
    log: new ReleaseLog(),
    onFailed: () => undefined,
  });
  return {
    requestedVersions,
    loader,
    isBroken,
    put: (next: RegisteredRemote) => {
      remote = next;
    },
    load: (module = './QuizScreen') => loader.load('mf-quiz', module),
    inUse: () => loader.currentRelease(remote).version,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a release that fails for good', () => {
  it('gives its place to the previous one, for all of the remote and for the life of the page', async () => {
    const { requestedVersions, load, inUse } = page('1.1.0');
    expect(await load()).toEqual({ kind: 'screen', Screen: QuizScreen });
    expect(requestedVersions).toEqual(['1.1.0', '1.1.0', '1.1.0', '1.0.0']);
    expect(inUse()).toBe('1.0.0');
    expect(await load('./LeaderboardScreen')).toEqual({ kind: 'screen', Screen: LeaderboardScreen });
    expect(requestedVersions.slice(4)).toEqual(['1.0.0']);
  });

  it('keeps its place once something of it was shown: then the card stands, and versions are never mixed', async () => {
    const { requestedVersions, load, loader, inUse } = page('1.1.0 ./LeaderboardScreen');
    await load();
    loader.markRendered('mf-quiz');
    expect((await load('./LeaderboardScreen')).kind).toBe('outage');
    expect(inUse()).toBe('1.1.0');
    expect(requestedVersions).not.toContain('1.0.0');
  });

  it('is tried again by Retry when the previous one cannot be had either', async () => {
    const { isBroken, load, inUse } = page('1.1.0', '1.0.0');
    const outage = await load();
    expect(outage.kind).toBe('outage');
    isBroken.clear();
    if (outage.kind === 'outage') expect((await outage.retry()).kind).toBe('screen');
    expect(inUse()).toBe('1.1.0');
  });

  it('shows the card when there was no previous one', async () => {
    const { load, put, requestedVersions } = page('1.1.0');
    put(release('1.1.0'));
    expect((await load()).kind).toBe('outage');
    expect(requestedVersions).toHaveLength(3);
  });

  it('shows the card for a screen that the previous one does not have, which is not blamed for it', async () => {
    const { load, requestedVersions, inUse } = page('1.1.0 ./NewsScreen');
    expect((await load('./NewsScreen')).kind).toBe('outage');
    expect(requestedVersions).toEqual(['1.1.0', '1.1.0', '1.1.0']);
    expect(inUse()).toBe('1.1.0');
  });

  it('does not stand in the way of the next release', async () => {
    const { load, put, inUse } = page('1.1.0');
    await load();
    put({ ...release('1.2.0'), previous: release('1.1.0') });
    expect((await load()).kind).toBe('screen');
    expect(inUse()).toBe('1.2.0');
  });
});

describe('a screen that throws while it is rendered', () => {
  it('is the previous release’s when nothing of this one was shown', async () => {
    const { load, loader, inUse } = page();
    await load();
    expect(await loader.reportRenderError('mf-quiz', './QuizScreen')).toEqual({
      kind: 'screen',
      Screen: QuizScreen,
    });
    expect(inUse()).toBe('1.0.0');
  });

  it('is left to its card after something was shown', async () => {
    const { load, loader, inUse } = page();
    await load();
    loader.markRendered('mf-quiz');
    expect(loader.reportRenderError('mf-quiz', './QuizScreen')).toBeUndefined();
    expect(inUse()).toBe('1.1.0');
  });
});
