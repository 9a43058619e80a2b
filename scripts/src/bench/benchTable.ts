import { links } from '@marquee/shared-contracts';
import type { Browser } from 'playwright-core';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { allowNamedFunctions } from '../../../shell/e2e/harness/allowNamedFunctions';
import { startProduct } from '../../../shell/e2e/harness/startProduct';
import { tokenOf } from '../../../shell/e2e/steps/quizParticipants';
import { openBrowser } from '../browser/openBrowser';
import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { type Figure, figureTable } from './api/Figure';
import { saveParticipants } from './table/saveParticipants';
import { type TableUse, tryTable } from './table/tryTable';

const PEOPLE = 2_000;
const HOST = 'host1@demo.test';
/** The processor of a phone. */
const SLOWER = 4;
/** Milliseconds that still feel instant; one interaction may take twice as long (web.dev/inp). */
const AT_ONCE = 100;
const GOOD = 200;
const VIEWPORTS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

const within = (name: string, time: number, most: number): Figure => ({
  name,
  value: `${time.toFixed(0)} ms`,
  target: `at most ${most} ms`,
  met: time <= most,
});

const middleOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

const worstOf = (times: readonly number[]): number => Math.max(0, ...times);

function figuresOf(width: string, { keys, presses, frames, tasks }: TableUse): Figure[] {
  return [
    within(
      `${width}: a key in the search to its paint, the middle of ${keys.length}`,
      middleOf(keys),
      AT_ONCE,
    ),
    within(`${width}: the slowest of them`, worstOf(keys), GOOD),
    within(`${width}: Next to its paint`, worstOf(presses), GOOD),
    within(
      `${width}: between two frames of the scrolling, the longest of ${frames.length}`,
      worstOf(frames),
      AT_ONCE,
    ),
    within(`${width}: a task while it is scrolled, the longest`, worstOf(tasks), AT_ONCE),
  ];
}

interface Visit {
  browser: Browser;
  url: string;
  token: string;
}

async function visit({ browser, url, token }: Visit, width: keyof typeof VIEWPORTS): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORTS[width] });
  await allowNamedFunctions(context);
  await context.addInitScript((kept) => localStorage.setItem('authToken', kept), token);
  const figures = figuresOf(width, await tryTable(await context.newPage(), url, SLOWER));
  await context.close();
  return figures;
}

/** How the table of 2,000 participants answers their host, wide and narrow, on a slow processor. */
export async function benchTable(): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('The bench needs PostgreSQL: apt-get install postgresql');
  const cluster = await startCluster(programs);
  const { origin, stop } = await startProduct({ DATABASE_URL: cluster.url });
  const database = openServer(cluster.url);
  const browser = await openBrowser();
  try {
    const url = origin + links.participants(await saveParticipants(database, HOST, PEOPLE));
    const going = { browser, url, token: await tokenOf(origin, HOST) };
    const figures = [...(await visit(going, 'wide')), ...(await visit(going, 'narrow'))];
    for (const line of figureTable(figures)) console.log(line);
    if (figures.some(({ met }) => met === false)) process.exitCode = 1;
  } finally {
    await browser.close();
    await database.destroy();
    await stop();
    await cluster.stop();
  }
}
