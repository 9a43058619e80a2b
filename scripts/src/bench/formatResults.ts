import { BUDGETS } from '../releases/checks/checkBudget';
import { computeMedianLoad, median, type PageLoad } from './PageLoad';

/** The page's time to interactive, as a multiple of a bare React page, at most. */
const MAX_BARE_RATIO = 1.35;

interface Row {
  name: string;
  measure: (load: PageLoad) => number;
  unit: string;
  digits?: number;
  /** Maximum of a cold load (docs/performance.md). */
  budget?: number;
}

const getKilobytes = (key: keyof PageLoad) => (load: PageLoad) => load[key] / 1000;

const rows: Row[] = [
  { name: 'Requests', measure: (load) => load.requests, unit: '', budget: 16 },
  { name: 'Serial round trips', measure: (load) => load.roundTrips, unit: '', budget: 2 },
  {
    name: 'JavaScript',
    measure: getKilobytes('scriptBytes'),
    unit: 'kB',
    digits: 1,
    budget: BUDGETS.homeScripts / 1000,
  },
  { name: 'Styles', measure: getKilobytes('styleBytes'), unit: 'kB', digits: 1 },
  { name: 'Document', measure: getKilobytes('documentBytes'), unit: 'kB', digits: 1 },
  { name: 'API', measure: getKilobytes('apiBytes'), unit: 'kB', digits: 1 },
  { name: 'Pictures', measure: getKilobytes('imageBytes'), unit: 'kB', digits: 1 },
  { name: 'Other', measure: getKilobytes('otherBytes'), unit: 'kB', digits: 1 },
  { name: 'First contentful paint', measure: (load) => load.firstPaint, unit: 'ms', budget: 600 },
  { name: 'Time to content', measure: (load) => load.content, unit: 'ms' },
  { name: 'Interactive', measure: (load) => load.interactive, unit: 'ms' },
  { name: 'Screen rendered', measure: (load) => load.rendered, unit: 'ms' },
  { name: 'Cumulative layout shift', measure: (load) => load.layoutShift, unit: '', digits: 3, budget: 0.05 },
  { name: 'Total blocking time', measure: (load) => load.blocking, unit: 'ms', budget: 50 },
  { name: 'Click to paint', measure: (load) => load.clickToPaint, unit: 'ms', budget: 100 },
];

function formatRow({ name, measure, unit, digits = 0, budget }: Row, cold: PageLoad, warm: PageLoad): string {
  const formatValue = (load: PageLoad) => `${measure(load).toFixed(digits)} ${unit}`.trim();
  const limit = budget === undefined ? '' : `${String(budget)} ${unit}`.trim();
  const verdict = budget === undefined ? '' : measure(cold) <= budget ? 'within' : 'over';
  return [
    name.padEnd(24),
    formatValue(cold).padStart(10),
    formatValue(warm).padStart(10),
    limit.padStart(10),
    `  ${verdict}`,
  ]
    .join(' ')
    .trimEnd();
}

/**
 * Computes the median ratio of pairs of loads. Each pair is measured in direct succession, so that a slow moment of the
 * machine affects both loads.
 */
function computeRatio(page: PageLoad[], other: PageLoad[], key: 'interactive' | 'rendered') {
  const ratio = median(page.map((load, round) => load[key] / (other[round]?.[key] ?? Number.NaN)));
  const [ours, theirs] = [page, other].map((loads) => computeMedianLoad(loads)[key].toFixed(0));
  return { ratio, figures: `${String(ours)} ms against ${String(theirs)} ms` };
}

/** Compares with a bare React page of the same content. */
export function formatBareRatio(page: PageLoad[], bare: PageLoad[]): string {
  const { ratio, figures } = computeRatio(page, bare, 'interactive');
  return `Interactive, as a multiple of a bare React page: ${ratio.toFixed(2)} (${figures}; at most ${MAX_BARE_RATIO}): ${ratio <= MAX_BARE_RATIO ? 'within' : 'over'}`;
}

/** Compares the time to the rendered screen with a bare React page; there is no budget. */
export function formatRenderedRatio(page: PageLoad[], bare: PageLoad[]): string {
  const { ratio, figures } = computeRatio(page, bare, 'rendered');
  return `Screen rendered, as a multiple of a bare React page: ${ratio.toFixed(2)} (${figures})`;
}

/** The page's time to the rendered screen, as a multiple of one bundle, at most. */
const MAX_BUNDLE_RATIO = 1.15;

/** Compares with the same screens in one bundle without federation. */
export function formatBundleRatio(kind: 'cold' | 'warm', page: PageLoad[], bundle: PageLoad[]): string {
  const { ratio, figures } = computeRatio(page, bundle, 'rendered');
  const verdict = ratio <= MAX_BUNDLE_RATIO ? 'within' : 'over';
  return `Screen rendered, ${kind}, as a multiple of one bundle: ${ratio.toFixed(2)} (${figures}; at most ${String(MAX_BUNDLE_RATIO)}): ${verdict}`;
}

/** Returns a table of all measures; budgets apply to the cold load. */
export function formatResults(cold: PageLoad, warm: PageLoad): string[] {
  const head = [''.padEnd(24), 'cold'.padStart(10), 'warm'.padStart(10), 'budget'.padStart(10)].join(' ');
  return [head, ...rows.map((row) => formatRow(row, cold, warm))];
}
