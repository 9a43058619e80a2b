import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser';
import { seedDataFolder } from '../../../shell/e2e/fixtures/seedDataFolder';
import { startProduct } from '../../../shell/e2e/fixtures/startProduct';
import { root } from '../releases/store/buildAll';
import { Store } from '../releases/store/Store';
import { createBundledStore } from './bundled/createBundledStore';
import { measureLoad } from './measureLoad';
import { computeMedianLoad, type PageLoad } from './PageLoad';
import { serveBare } from './bare/serveBare';
import { formatBundleRatio, formatBareRatio, formatResults, formatRenderedRatio } from './formatResults';

const RUNS = 9;

interface Samples {
  cold: PageLoad[];
  warm: PageLoad[];
}

const createSamples = (): Samples => ({ cold: [], warm: [] });

/** Measures a load with an empty cache and a second one with the cache of the first. */
async function visit(browser: Browser, url: string, { cold, warm }: Samples): Promise<void> {
  const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  cold.push(await measureLoad(profile, url));
  warm.push(await measureLoad(profile, url));
  await profile.close();
}

const computeMedians = ({ cold, warm }: Samples) => ({
  cold: computeMedianLoad(cold),
  warm: computeMedianLoad(warm),
});

function printResults(pages: { federated: Samples; bundled: Samples; bare: Samples }): void {
  const [page, bundle] = [computeMedians(pages.federated), computeMedians(pages.bundled)];
  console.log(`\n/ at 1.6 Mbit/s, 150 ms, processor 4 times slower; the median of ${String(RUNS)} runs\n`);
  for (const line of formatResults(page.cold, page.warm)) console.log(line);
  console.log('\nThe same screens as one ordinary bundle, without federation\n');
  for (const line of formatResults(bundle.cold, bundle.warm)) console.log(line);
  console.log(`\n${formatBareRatio(pages.federated.cold, pages.bare.cold)}`);
  console.log(formatRenderedRatio(pages.federated.cold, pages.bare.cold));
  for (const kind of ['cold', 'warm'] as const)
    console.log(formatBundleRatio(kind, pages.federated[kind], pages.bundled[kind]));
}

/** Measures the home page, cold and warm, in turns with one bundle of the same screens and with a bare page. */
export async function benchPages(): Promise<void> {
  const bundle = await createBundledStore(new Store(resolve(root, process.env['STORE_DIR'] ?? '.store')));
  await seedDataFolder();
  const product = await startProduct();
  const bundled = await startProduct({ STORE_DIR: bundle.directory });
  const browser = await openBrowser();
  const bare = await serveBare(product.origin);
  const pages = { federated: createSamples(), bundled: createSamples(), bare: createSamples() };
  const turns: [string, Samples][] = [
    [`${product.origin}/`, pages.federated],
    [`${bundled.origin}/`, pages.bundled],
    [`${bare.origin}/`, pages.bare],
  ];
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`Run ${String(run)} of ${String(RUNS)} …`);
      for (const [url, samples] of turns) await visit(browser, url, samples);
      // Rotates the order, because the first load after a pause is slower.
      turns.push(...turns.splice(0, 1));
    }
  } finally {
    await browser.close();
    bare.stop();
    await Promise.all([product.stop(), bundled.stop()]);
    bundle.remove();
  }
  printResults(pages);
}
