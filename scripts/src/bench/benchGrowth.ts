import { parseArgs } from 'node:util';
import { type SizeCosts, formatGrowth } from './growth/formatGrowth';
import { type GrowthSizeName, growthSizes } from './growth/GrowthSize';
import { measureSize } from './growth/measureSize';

/**
 * Measures every read at the sizes of the data, or those reads whose names begin with an argument. `--largest` adds ten
 * times the rows, and `--explain` prints the plan of each read's slowest statement.
 */
export async function benchGrowth(args: readonly string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    options: { largest: { type: 'boolean' }, explain: { type: 'boolean' } },
    allowPositionals: true,
  });
  const sizes: GrowthSizeName[] = [
    'demonstration',
    'large',
    ...(values.largest === true ? ['largest' as const] : []),
  ];
  const measured: SizeCosts[] = [];
  for (const size of sizes) {
    console.error(`Measuring ${size} …`);
    measured.push({
      size,
      costs: await measureSize(growthSizes[size], { names, explains: values.explain === true }),
    });
  }
  for (const { name, plan } of measured.at(-1)?.costs ?? [])
    if (plan.length > 0) console.log([`\n${name}`, ...plan].join('\n'));
  for (const line of formatGrowth(measured)) console.log(line);
}
