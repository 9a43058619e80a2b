import { needsDocument, parseRegistry } from './registry';

const quiz = {
  name: 'mf-quiz',
  title: 'Quizzes',
  version: '1.0.0',
  entry: { url: '/mf-quiz/1.0.0/remoteEntry.js', integrity: 'sha256-abc' },
  screens: [
    { path: '/leader/:eventId', module: './LeaderboardScreen', access: 'user', title: 'Leaderboard' },
  ],
  redirects: [],
  slots: [],
};

const parseNames = (...remotes: unknown[]) =>
  parseRegistry(JSON.stringify({ revision: 7, remotes })).remotes.map(({ name }) => name);

test('reads the remotes of the document with their screens', () => {
  expect(parseRegistry(JSON.stringify({ revision: 7, remotes: [quiz] }))).toEqual({
    revision: 7,
    remotes: [quiz],
  });
});

test('drops a bad entry alone and keeps its siblings', () => {
  const teams = { ...quiz, name: 'mf-teams', entry: { ...quiz.entry, url: '/mf-teams/1/remoteEntry.js' } };
  expect(parseNames(null, { ...quiz, entry: undefined }, 'text', teams)).toEqual(['mf-teams']);
  expect(parseNames(quiz, { ...teams, screens: [{ path: 4 }] })).toEqual(['mf-quiz']);
});

test('refuses an entry without a hash, or from another place than the remote’s own folder', () => {
  expect(parseNames({ ...quiz, entry: { ...quiz.entry, integrity: '' } })).toEqual([]);
  expect(parseNames({ ...quiz, entry: { ...quiz.entry, url: 'https://other.test/mf-quiz/x.js' } })).toEqual(
    [],
  );
  expect(parseNames({ ...quiz, entry: { ...quiz.entry, url: '//other.test/x.js' } })).toEqual([]);
});

test('is a page without remotes when it cannot be read at all', () => {
  expect(parseRegistry('')).toEqual({ revision: 0, remotes: [] });
  expect(parseRegistry('[]')).toEqual({ revision: 0, remotes: [] });
  expect(parseRegistry('null')).toEqual({ revision: 0, remotes: [] });
});

describe('a newer registry', () => {
  const createPage = (version: string, type: 'global' | 'module', shell = '1.0.0') => {
    const entry = { url: `/mf-quiz/${version}/remoteEntry.js`, integrity: 'sha256-abc', type };
    return {
      ...parseRegistry(JSON.stringify({ revision: 7, remotes: [{ ...quiz, version, entry }] })),
      shell,
    };
  };

  test.each([
    ['a new script', createPage('1.1.0', 'global'), false],
    ['a new ES module, whose hash the document lacks', createPage('1.1.0', 'module'), true],
    ['a known ES module', createPage('1.0.0', 'module'), false],
    ['a new shell', createPage('1.0.0', 'global', '1.1.0'), true],
  ])('with %s', (_kind, next, expected) => {
    expect(needsDocument(createPage('1.0.0', next.remotes[0]?.entry.type ?? 'global'), next)).toBe(expected);
  });
});
