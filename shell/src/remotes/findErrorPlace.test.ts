import { releases } from '@marquee/shared-contracts';
import { findErrorPlace } from './findErrorPlace';

const release = { name: 'mf-quiz', version: '1.1.0-local.abc' };
const FOLDER = `${location.origin}/mf-quiz/1.1.0-local.abc`;

/** An error with the stack of a browser. */
function createError(stack: string, name = 'TypeError'): Error {
  const error = new Error('asha@example.test has no seat');
  return Object.assign(error, { name, stack });
}

const chromiumStack = `TypeError: asha@example.test has no seat
    at show (${FOLDER}/QuizScreen.js:1:2345)
    at Object.react (${location.origin}/shell/2.0.0/main.js:1:99)
    at ${FOLDER}/QuizScreen.js?retry=1:1:77
    at async load (${FOLDER}/remoteEntry.js:1:5)
    at more (${FOLDER}/QuizScreen.js:1:1)`;

test('the first frames in the scripts of the release are reported, without the message', () => {
  const place = findErrorPlace(createError(chromiumStack), release);
  expect(place).toEqual({
    name: 'TypeError',
    count: 1,
    frames: [
      { file: 'QuizScreen.js', line: 1, column: 2345 },
      { file: 'QuizScreen.js', line: 1, column: 77 },
      { file: 'remoteEntry.js', line: 1, column: 5 },
    ],
  });
  const row = { remote: release.name, version: release.version, loads: 0, errors: 1, places: [place] };
  expect(releases.report.definition.body.safeParse({ releases: [row] }).success).toBe(true);
});

test('the frames of Firefox and Safari are found too', () => {
  const place = findErrorPlace(
    createError(`show@${FOLDER}/QuizScreen.js:1:2345\n@${FOLDER}/B.js:2:7`),
    release,
  );
  expect(place?.frames).toEqual([
    { file: 'QuizScreen.js', line: 1, column: 2345 },
    { file: 'B.js', line: 2, column: 7 },
  ]);
});

test('a name that is no class of errors is replaced, because it may contain personal data', () => {
  expect(findErrorPlace(createError(chromiumStack, 'asha@example.test'), release)?.name).toBe('Error');
});

test.each([
  ['of another release', createError(`at show (${location.origin}/mf-quiz/1.0.0/QuizScreen.js:1:1)`)],
  ['of another remote', createError(`at show (${location.origin}/mf-teams/1.1.0-local.abc/A.js:1:1)`)],
  ['of another origin', createError('at show (https://other.example/mf-quiz/1.1.0-local.abc/A.js:1:1)')],
  ['without frames', createError('TypeError')],
])('an error %s has no place', (_what, error) => {
  expect(findErrorPlace(error, release)).toBeUndefined();
});

test('a thrown text has no place', () => {
  expect(findErrorPlace(chromiumStack, release)).toBeUndefined();
});
