import { links } from '@marquee/shared-contracts';
import type { Browser } from 'playwright-core';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { allowNamedFunctions } from '../browser/allowNamedFunctions';
import { startProduct } from '../../../shell/e2e/fixtures/startProduct';
import { logInByApi } from '../../../shell/e2e/fixtures/accounts';
import { ApiClient } from '../../../shell/e2e/fixtures/ApiClient';
import { openBrowser } from '../browser/openBrowser';
import { startCluster } from '../postgres/startCluster';
import { type Figure, reportFigures } from './Figure';
import { median } from './PageLoad';
import { saveParticipants } from './table/saveParticipants';
import { type TableUse, measureTable } from './table/measureTable';

const PEOPLE = 2_000;
const HOST = 'host1@demo.test';
/** chosen: a phone's processor is about four times slower. */
const CPU_SLOWDOWN = 4;
/** Milliseconds that still feel instant; one interaction may take twice as long (web.dev/inp). */
const INSTANT_MS = 100;
const GOOD_MS = 200;
const VIEWPORTS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

const createTimeFigure = (name: string, time: number, maximum: number): Figure => ({
  name,
  value: `${time.toFixed(0)} ms`,
  target: `at most ${maximum} ms`,
  isMet: time <= maximum,
});

const findWorst = (times: readonly number[]): number => Math.max(0, ...times);

function createFigures(width: string, { keys, presses, frames, tasks }: TableUse): Figure[] {
  return [
    createTimeFigure(
      `${width}: a key in the search to its paint, the middle of ${keys.length}`,
      median(keys),
      INSTANT_MS,
    ),
    createTimeFigure(`${width}: the slowest of them`, findWorst(keys), GOOD_MS),
    createTimeFigure(`${width}: Next to its paint`, findWorst(presses), GOOD_MS),
    createTimeFigure(
      `${width}: between two frames of the scrolling, the longest of ${frames.length}`,
      findWorst(frames),
      INSTANT_MS,
    ),
    createTimeFigure(`${width}: a task while it is scrolled, the longest`, findWorst(tasks), INSTANT_MS),
  ];
}

interface Visitor {
  browser: Browser;
  url: string;
  token: string;
}

async function visit({ browser, url, token }: Visitor, width: keyof typeof VIEWPORTS): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORTS[width] });
  await allowNamedFunctions(context);
  await context.addInitScript((given) => localStorage.setItem('authToken', given), token);
  const figures = createFigures(width, await measureTable(await context.newPage(), url, CPU_SLOWDOWN));
  await context.close();
  return figures;
}

/** Measures the host's table of 2,000 participants on a wide and a narrow screen, with a slow processor. */
export async function benchTable(): Promise<void> {
  const cluster = await startCluster();
  const { origin, stop } = await startProduct({ DATABASE_URL: cluster.url });
  const database = openServer(cluster.url);
  const browser = await openBrowser();
  try {
    const url = origin + links.participants(await saveParticipants(database, HOST, PEOPLE));
    const { token } = await logInByApi(new ApiClient(origin), HOST);
    const visitor = { browser, url, token };
    const figures = [...(await visit(visitor, 'wide')), ...(await visit(visitor, 'narrow'))];
    reportFigures(figures);
  } finally {
    await browser.close();
    await database.destroy();
    await stop();
    await cluster.stop();
  }
}
