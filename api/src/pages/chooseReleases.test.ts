import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import type { RegisteredRelease, Registry } from '@marquee/shared-contracts';
import { isInCanary } from '../features/releases/isInCanary';
import { chooseReleases } from './chooseReleases';

const release = (name: string, version: string): RegisteredRelease => ({
  name,
  title: name,
  version,
  entry: { url: `/${name}/${version}/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [],
  redirects: [],
  slots: [],
});
const createCanary = (percent: number, version = '1.1.0') => ({ ...release('mf-quiz', version), percent });
const visitors = Array.from({ length: 20_000 }, () => randomBytes(16).toString('base64url'));

function createRegistry(percent: number): Registry {
  const pointer = { stable: '1.0.0', canary: null, previous: [] };
  const stable = { ...release('mf-quiz', '1.0.0'), previous: release('mf-quiz', '0.9.0') };
  const route = (remote: string, at: string) => ({ remote, path: at, files: [], calls: [] });
  return {
    format: 1,
    revision: 3,
    shell: { ...pointer, stable: '2.0.0' },
    remotes: { 'mf-quiz': { ...pointer, canary: { version: '1.1.0', percent } }, 'mf-teams': pointer },
    history: [],
    page: {
      revision: 3,
      remotes: [{ ...stable, canary: createCanary(percent) }, release('mf-teams', '1.0.0')],
    },
    document: {
      policy: '',
      routes: [route('mf-quiz', '/quiz'), route('mf-teams', '/teams')],
      canaries: { 'mf-quiz': [route('mf-quiz', '/quiz'), route('mf-quiz', '/quiz/new')] },
      redirects: [],
    },
  };
}

describe('a canary', () => {
  for (const percent of [1, 10, 25, 50, 90, 99]) {
    it(`of ${percent} % reaches about that share of 20,000 visitors`, () => {
      const share = visitors.filter((visitor) => isInCanary(visitor, createCanary(percent))).length / 200;
      assert.ok(Math.abs(share - percent) < 1.5, `${share} %`);
    });
  }

  it('is stable per visitor, and keeps its visitors when the share grows', () => {
    for (const visitor of visitors.slice(0, 2_000)) {
      const answers = [5, 5, 10, 40, 99].map((percent) => isInCanary(visitor, createCanary(percent)));
      assert.deepEqual(answers, answers.toSorted(), visitor);
    }
  });

  it('of another version reaches other visitors', () => {
    const both = visitors.filter(
      (visitor) => isInCanary(visitor, createCanary(10)) && isInCanary(visitor, createCanary(10, '1.2.0')),
    );
    assert.ok(both.length < 400, `${both.length} of 20,000`);
  });
});

describe('the releases of a visitor', () => {
  const registry = createRegistry(50);
  const one = visitors.find((visitor) => isInCanary(visitor, createCanary(50)));
  const other = visitors.find((visitor) => !isInCanary(visitor, createCanary(50)));

  it('contain the canary with its addresses, the stable release as fallback, and every other remote unchanged', () => {
    const { page, routes } = chooseReleases(registry, one);
    const [quiz, teams] = page.remotes;
    assert.deepEqual(
      [quiz?.version, quiz?.trial, quiz?.previous?.version, quiz?.canary],
      ['1.1.0', true, '1.0.0', undefined],
    );
    assert.deepEqual([teams?.version, teams?.trial], ['1.0.0', undefined]);
    assert.deepEqual(routes.map((route) => route.path).toSorted(), ['/quiz', '/quiz/new', '/teams']);
    assert.deepEqual([page.shell, page.revision], ['2.0.0', 3]);
  });

  it('contain only the stable release for everybody else', () => {
    for (const visitor of [other, undefined]) {
      const { page, routes } = chooseReleases(registry, visitor);
      const [quiz] = page.remotes;
      assert.deepEqual([quiz?.version, quiz?.previous?.version], ['1.0.0', '0.9.0']);
      assert.ok(!JSON.stringify(page).includes('1.1.0'));
      assert.deepEqual(
        routes.map((route) => route.path),
        ['/quiz', '/teams'],
      );
    }
  });
});
