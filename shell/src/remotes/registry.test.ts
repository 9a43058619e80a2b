import { parseRegistry } from './registry';

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
