import type { PageRegistry, RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import { toasts, unsavedWork } from '@marquee/shared-contracts/browser';
import { applyQueuedRegistry, queueRegistry } from './updates';
import { setRegistry, readRegistry } from './registry';
import { fetchUpdates, mergeRegistry } from './fetchUpdates';

const release = (name: string, version: string): RegisteredRelease => ({
  name,
  title: name,
  version,
  entry: { url: `/${name}/${version}/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [],
  redirects: [],
  slots: [],
});
const page = (revision: number, ...remotes: RegisteredRemote[]): PageRegistry => ({ revision, remotes });
const createCanary = (version: string, stable: string): RegisteredRemote => ({
  ...release('mf-quiz', version),
  trial: true,
  previous: release('mf-quiz', stable),
});
const listVersions = ({ remotes }: PageRegistry) => remotes.map(({ name, version }) => `${name}@${version}`);

describe('the registry of an open page', () => {
  const teams = release('mf-teams', '1.0.0');

  it.each([
    ['takes a new stable release', release('mf-quiz', '1.0.0'), release('mf-quiz', '1.1.0'), '1.1.0'],
    ['goes back with it', release('mf-quiz', '1.1.0'), release('mf-quiz', '1.0.0'), '1.0.0'],
    ['does not join a canary', release('mf-quiz', '1.0.0'), createCanary('1.1.0', '1.0.0'), '1.0.0'],
    [
      'does not join one, but takes its stable',
      release('mf-quiz', '0.9.0'),
      createCanary('1.1.0', '1.0.0'),
      '1.0.0',
    ],
    ['stays in its canary', createCanary('1.1.0', '1.0.0'), createCanary('1.1.0', '1.0.0'), '1.1.0'],
    [
      'stays when its canary becomes stable',
      createCanary('1.1.0', '1.0.0'),
      release('mf-quiz', '1.1.0'),
      '1.1.0',
    ],
    ['leaves a canary that is over', createCanary('1.1.0', '1.0.0'), release('mf-quiz', '1.0.0'), '1.0.0'],
  ])('%s', (_what, mine, next, version) => {
    expect(listVersions(mergeRegistry(page(1, mine, teams), page(2, next, teams)))).toEqual([
      `mf-quiz@${version}`,
      'mf-teams@1.0.0',
    ]);
  });

  it('has remotes that are new, and none that are gone', () => {
    const next = mergeRegistry(page(1, teams), page(2, release('mf-new', '1.0.0')));
    expect(listVersions(next)).toEqual(['mf-new@1.0.0']);
  });

  it('keeps the very same object for what is the same, and a developer’s own remote', () => {
    const own = { ...release('mf-quiz', 'dev'), entry: { url: 'http://localhost:4003/x.js', integrity: '' } };
    const { remotes } = mergeRegistry(
      page(1, own, teams),
      page(2, release('mf-quiz', '2.0.0'), { ...teams }),
    );
    expect(remotes[0]).toBe(own);
    expect(remotes[1]).toBe(teams);
  });
});

describe('a page that looks for releases', () => {
  const look = async (published: PageRegistry | string | undefined) => {
    const next = await fetchUpdates(async (address) => {
      expect(address).toBe('/releases.json');
      return typeof published === 'object' ? JSON.stringify(published) : published;
    });
    if (next !== undefined) queueRegistry(next);
  };
  beforeEach(() => setRegistry(page(4, release('mf-quiz', '1.0.0'))));

  it('takes what it found when the person goes elsewhere, once', async () => {
    await look(page(5, release('mf-quiz', '1.1.0')));
    expect(listVersions(readRegistry())).toEqual(['mf-quiz@1.0.0']);
    expect(applyQueuedRegistry()).toBe(true);
    expect(listVersions(readRegistry())).toEqual(['mf-quiz@1.1.0']);
    expect(applyQueuedRegistry()).toBe(false);
  });

  it('takes it later when something unsaved would be lost, or a message would go', async () => {
    await look(page(5, release('mf-quiz', '1.1.0')));
    const letGo = unsavedWork.add();
    expect(applyQueuedRegistry()).toBe(false);
    letGo();
    toasts.info('Saved');
    expect(applyQueuedRegistry()).toBe(false);
    toasts.list.forEach(({ id }) => toasts.dismiss(id));
    expect(applyQueuedRegistry()).toBe(true);
  });

  it.each([
    ['the same revision', page(4, release('mf-quiz', '9.0.0'))],
    ['an older one', page(3, release('mf-quiz', '9.0.0'))],
    ['no registry', '<h1>Bad gateway</h1>'],
    ['nothing', undefined],
  ])('stays as it is for %s', async (_what, published) => {
    await look(published);
    expect(applyQueuedRegistry()).toBe(false);
    expect(listVersions(readRegistry())).toEqual(['mf-quiz@1.0.0']);
  });
});
