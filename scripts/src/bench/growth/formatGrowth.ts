import type { ReadCost } from './measureReads';

/** The costs at one size, in the order of the reads. */
export interface SizeCosts {
  size: string;
  costs: readonly ReadCost[];
}

/** At most this many times the cost at the smallest size, or this database time, and this reply. */
const LIMITS = { factor: 3, databaseMs: 20, replyBytes: 300_000 };

/** A line per read with its time, database time, kilobytes and relative cost at each size. */
export function formatGrowth(sizes: readonly SizeCosts[]): string[] {
  const [smallest] = sizes;
  const head = [
    'read',
    ...sizes.flatMap(({ size }) => [`${size} ms`, 'database', 'processor', 'kB', 'times']),
  ];
  const rows = (smallest?.costs ?? []).map((base, index) => [
    base.name,
    ...sizes.flatMap(({ costs }) => formatCost(costs[index] ?? base, base)),
  ]);
  const lines = [head, head.map(() => '---'), ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
}

const formatCost = (cost: ReadCost, base: ReadCost): string[] => [
  cost.total.toFixed(1),
  cost.database.toFixed(1),
  cost.processor.toFixed(1),
  (cost.bytes / 1000).toFixed(1),
  `${(cost.total / base.total).toFixed(1)}${isWithinLimits(cost, base) ? '' : ' OVER'}`,
];

/** Files, which are streamed, may be of any size. */
export function isWithinLimits({ name, total, database, bytes }: ReadCost, base: ReadCost): boolean {
  const isFile = /CSV|file/.test(name);
  const isFlat = total <= base.total * LIMITS.factor || database <= LIMITS.databaseMs;
  return isFile || (isFlat && bytes <= LIMITS.replyBytes);
}
