import { releases, type RegisteredRelease } from '@marquee/shared-contracts';
import { fakeApi, success } from '@marquee/shared-contracts/testing';
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

describe('during a canary (RL-36)', () => {
  const token = 'the-token-of-this-page-load';

  function startWithToken() {
    const api = fakeApi().on(releases.reportToken, () => success({ token }));
    const log = new ReleaseLog();
    log.start({ hasCanary: true });
    return { api, log };
  }

  test('fetches the token of the page load when the page is idle, not while it starts', async () => {
    const { api, log } = startWithToken();
    log.loaded(release('1.1.0'), 120);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(api.inputs(releases.reportToken)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(api.inputs(releases.reportToken)).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    jest.useRealTimers();
    expect(await readSent()).toEqual([{ token, releases: [createRow('1.1.0', 1, 0)] }]);
  });

  test('fetches the token for an error, and uses it in all reports of the page load', async () => {
    const { api, log } = startWithToken();
    log.failed(release('1.1.0'));
    await jest.advanceTimersByTimeAsync(2_500);
    log.failed(release('1.1.0'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(api.inputs(releases.reportToken)).toHaveLength(1);
    jest.useRealTimers();
    const row = { token, releases: [createRow('1.1.0', 0, 1)] };
    expect(await readSent()).toEqual([row, row]);
  });
});

test('fetches no token without a canary', async () => {
  const api = fakeApi();
  new ReleaseLog().start();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(api.inputs(releases.reportToken)).toHaveLength(0);
});
