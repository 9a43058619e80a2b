import { releases, type RegisteredRelease } from '@marquee/shared-contracts';
import { ReleaseLog } from './ReleaseLog';

const release = (version: string): RegisteredRelease => ({
  name: 'mf-quiz',
  title: 'Quizzes',
  version,
  entry: { url: `/mf-quiz/${version}/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [],
  redirects: [],
  slots: [],
});

/** The sent reports, as the API reads them. */
let reports: { address: string; body: Blob }[];
const readSent = async () =>
  Promise.all(reports.map(async ({ body }) => JSON.parse(await readText(body)) as unknown));
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

beforeEach(() => {
  reports = [];
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) => reports.push({ address, body }) > 0,
  });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const createRow = (version: string, loads: number, errors: number) => ({
  remote: 'mf-quiz',
  version,
  loads,
  errors,
});

test('tells an error soon, with the counts alone, in the form of the contract', async () => {
  const log = new ReleaseLog();
  log.loaded(release('1.0.0'), 120);
  log.failed(release('1.1.0'));
  expect(reports).toEqual([]);
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  const [body] = await readSent();
  expect(reports[0]?.address).toBe('/api/v1/releases/reports');
  expect(body).toEqual({ releases: [createRow('1.0.0', 1, 0), createRow('1.1.0', 0, 1)] });
  expect(releases.report.definition.body.safeParse(body).success).toBe(true);
});

test('tells loads when the page goes, each once', async () => {
  const log = new ReleaseLog();
  log.start();
  log.loaded(release('1.0.0'), 120);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  expect(await readSent()).toEqual([{ releases: [createRow('1.0.0', 1, 0)] }]);
});

test('tells no more of one page than the contract takes', async () => {
  const log = new ReleaseLog();
  for (let count = 0; count < 80; count += 1) log.failed(release('1.1.0'));
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  expect(await readSent()).toEqual([{ releases: [createRow('1.1.0', 0, 50)] }]);
});

/** An error that was thrown in a column of the release's script. */
function createErrorAt(column: number): Error {
  const stack = `Error: asha@example.test\n    at show (${location.origin}/mf-quiz/1.1.0/QuizScreen.js:1:${String(column)})`;
  return Object.assign(new Error('asha@example.test'), { stack });
}

test('tells where errors came from, each place once, up to five of a release, and no message', async () => {
  const log = new ReleaseLog();
  for (const column of [1, 1, 2, 3, 4, 5, 6]) log.failed(release('1.1.0'), createErrorAt(column));
  jest.advanceTimersByTime(2_000);
  log.failed(release('1.1.0'), new Error('elsewhere'));
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  const [body, next] = await readSent();
  const places = [1, 2, 3, 4, 5].map((column) => ({
    name: 'Error',
    count: column === 1 ? 2 : 1,
    frames: [{ file: 'QuizScreen.js', line: 1, column }],
  }));
  expect(body).toEqual({ releases: [{ ...createRow('1.1.0', 0, 7), places }] });
  expect(next).toEqual({ releases: [createRow('1.1.0', 0, 1)] });
  expect(releases.report.definition.body.safeParse(body).success).toBe(true);
});
