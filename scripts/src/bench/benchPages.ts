import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser';
import { startProduct } from '../../../shell/e2e/harness/startProduct';
import { root } from '../releases/store/buildAll';
import { Store } from '../releases/store/Store';
import { bundledStore } from './bundled/bundledStore';
import { measureLoad } from './measureLoad';
import { medianLoad, type PageLoad } from './PageLoad';
import { serveBare } from './bare/serveBare';
import { bundleLine, ratioLine, resultTable, workingLine } from './resultTable';

const RUNS = 9;

const unvisited = (): Visited => ({ cold: [], warm: [] });

interface Visited {
  cold: PageLoad[];
  warm: PageLoad[];
}

/** A new profile has an empty cache; its second visit finds what the first one left. */
async function visit(browser: Browser, url: string, { cold, warm }: Visited): Promise<void> {
  const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  cold.push(await measureLoad(profile, url));
  warm.push(await measureLoad(profile, url));
  await profile.close();
}

const medians = ({ cold, warm }: Visited) => ({ cold: medianLoad(cold), warm: medianLoad(warm) });

function say(pages: { federated: Visited; bundled: Visited; bare: Visited }): void {
  const [page, bundle] = [medians(pages.federated), medians(pages.bundled)];
  console.log(`\n/ at 1.6 Mbit/s, 150 ms, processor 4 times slower; the median of ${String(RUNS)} runs\n`);
  for (const line of resultTable(page.cold, page.warm)) console.log(line);
  console.log('\nThe same screens as one ordinary bundle, without federation\n');
  for (const line of resultTable(bundle.cold, bundle.warm)) console.log(line);
  console.log(`\n${ratioLine(pages.federated.cold, pages.bare.cold)}`);
  console.log(workingLine(pages.federated.cold, pages.bare.cold));
  for (const kind of ['cold', 'warm'] as const)
    console.log(bundleLine(kind, pages.federated[kind], pages.bundled[kind]));
}

/** How a page loads under the slow profile, cold and warm, in turns with what it is compared with. */
export async function benchPages(): Promise<void> {
  const bundle = await bundledStore(new Store(resolve(root, process.env['STORE_DIR'] ?? '.store')));
  const product = await startProduct();
  const other = await startProduct({ STORE_DIR: bundle.directory });
  const browser = await openBrowser();
  const plain = await serveBare(product.origin);
  const pages = { federated: unvisited(), bundled: unvisited(), bare: unvisited() };
  const turns: [string, Visited][] = [
    [`${product.origin}/`, pages.federated],
    [`${other.origin}/`, pages.bundled],
    [`${plain.origin}/`, pages.bare],
  ];
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`Run ${String(run)} of ${String(RUNS)} …`);
      for (const [url, visited] of turns) await visit(browser, url, visited);
      // Another one begins the next round: what comes first after a pause finds another machine.
      turns.push(...turns.splice(0, 1));
    }
  } finally {
    await browser.close();
    plain.stop();
    await Promise.all([product.stop(), other.stop()]);
    bundle.remove();
  }
  say(pages);
}
