import { openBrowser } from '../browser/openBrowser';
import { startProduct } from '../../../shell/e2e/harness/startProduct';
import { measureLoad } from './measureLoad';
import { medianLoad, type PageLoad } from './PageLoad';
import { serveBare } from './bare/serveBare';
import { ratioLine, resultTable } from './resultTable';

const RUNS = 3;

/** How a page loads under the slow profile, cold and warm. */
export async function benchPages(): Promise<void> {
  const product = await startProduct();
  const browser = await openBrowser();
  const cold: PageLoad[] = [];
  const warm: PageLoad[] = [];
  const bare: PageLoad[] = [];
  const plain = await serveBare(product.origin);

  try {
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`Run ${String(run)} of ${String(RUNS)} …`);
      // A new profile has an empty cache; its second visit finds what the first one left.
      const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      cold.push(await measureLoad(profile, `${product.origin}/`));
      warm.push(await measureLoad(profile, `${product.origin}/`));
      await profile.close();
      const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      bare.push(await measureLoad(other, `${plain.origin}/`));
      await other.close();
    }
  } finally {
    await browser.close();
    plain.stop();
    await product.stop();
  }

  console.log(`\n/ at 1.6 Mbit/s, 150 ms, processor 4 times slower; the median of ${String(RUNS)} runs\n`);
  for (const line of resultTable(medianLoad(cold), medianLoad(warm))) console.log(line);
  console.log(`\n${ratioLine(medianLoad(cold), medianLoad(bare))}`);
}
