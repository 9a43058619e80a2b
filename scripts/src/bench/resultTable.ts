import { budgets } from '../releases/checks/checkBudget';
import { medianLoad, middle, type PageLoad } from './PageLoad';

/** How much later than a bare React page of the same content the page may be ready. */
const RATIO = 1.35;

interface Row {
  name: string;
  of: (load: PageLoad) => number;
  unit: string;
  digits?: number;
  /** The most that a cold load may take (docs/performance.md). */
  budget?: number;
}

const kilobytes = (key: keyof PageLoad) => (load: PageLoad) => load[key] / 1000;

const rows: Row[] = [
  { name: 'Requests', of: (load) => load.requests, unit: '', budget: 16 },
  { name: 'Serial round trips', of: (load) => load.roundTrips, unit: '', budget: 2 },
  {
    name: 'JavaScript',
    of: kilobytes('scriptBytes'),
    unit: 'kB',
    digits: 1,
    budget: budgets.homeScripts / 1000,
  },
  { name: 'Styles', of: kilobytes('styleBytes'), unit: 'kB', digits: 1 },
  { name: 'Document', of: kilobytes('documentBytes'), unit: 'kB', digits: 1 },
  { name: 'API', of: kilobytes('apiBytes'), unit: 'kB', digits: 1 },
  { name: 'Pictures', of: kilobytes('imageBytes'), unit: 'kB', digits: 1 },
  { name: 'Other', of: kilobytes('otherBytes'), unit: 'kB', digits: 1 },
  { name: 'First contentful paint', of: (load) => load.firstPaint, unit: 'ms', budget: 600 },
  { name: 'Time to content', of: (load) => load.content, unit: 'ms' },
  { name: 'Interactive', of: (load) => load.interactive, unit: 'ms' },
  { name: 'Screen at work', of: (load) => load.working, unit: 'ms' },
  { name: 'Cumulative layout shift', of: (load) => load.layoutShift, unit: '', digits: 3, budget: 0.05 },
  { name: 'Total blocking time', of: (load) => load.blocking, unit: 'ms', budget: 50 },
  { name: 'Click to paint', of: (load) => load.clickToPaint, unit: 'ms', budget: 100 },
];

function rowText({ name, of, unit, digits = 0, budget }: Row, cold: PageLoad, warm: PageLoad): string {
  const value = (load: PageLoad) => `${of(load).toFixed(digits)} ${unit}`.trim();
  const limit = budget === undefined ? '' : `${String(budget)} ${unit}`.trim();
  const verdict = budget === undefined ? '' : of(cold) <= budget ? 'within' : 'over';
  return [
    name.padEnd(24),
    value(cold).padStart(10),
    value(warm).padStart(10),
    limit.padStart(10),
    `  ${verdict}`,
  ]
    .join(' ')
    .trimEnd();
}

/**
 * `page` as a multiple of `other`, load by load as they were measured in turns, and of that the median: a machine that is
 * slower for a while is slower for both.
 */
function multiple(page: PageLoad[], other: PageLoad[], of: 'interactive' | 'content' | 'working') {
  const ratio = middle(page.map((load, round) => load[of] / (other[round]?.[of] ?? Number.NaN)));
  const [ours, theirs] = [page, other].map((loads) => medianLoad(loads)[of].toFixed(0));
  return { ratio, figures: `${String(ours)} ms against ${String(theirs)} ms` };
}

/** The page beside a bare React page of the same content, measured in turns with it. */
export function ratioLine(page: PageLoad[], bare: PageLoad[]): string {
  const { ratio, figures } = multiple(page, bare, 'interactive');
  return `Interactive, as a multiple of a bare React page: ${ratio.toFixed(2)} (${figures}; at most ${RATIO}): ${ratio <= RATIO ? 'within' : 'over'}`;
}

/** The same of the moment when the page itself has taken the document's place; without a budget. */
export function workingLine(page: PageLoad[], bare: PageLoad[]): string {
  const { ratio, figures } = multiple(page, bare, 'working');
  return `Screen at work, as a multiple of a bare React page: ${ratio.toFixed(2)} (${figures})`;
}

/** How much later than one ordinary bundle of the same screens the page itself may be there. */
const BUNDLE_RATIO = 1.15;

/** The page beside the same screens in one bundle without federation, measured in turns with it. */
export function bundleLine(kind: 'cold' | 'warm', page: PageLoad[], bundle: PageLoad[]): string {
  const { ratio, figures } = multiple(page, bundle, 'working');
  const verdict = ratio <= BUNDLE_RATIO ? 'within' : 'over';
  return `Screen at work, ${kind}, as a multiple of one bundle: ${ratio.toFixed(2)} (${figures}; at most ${String(BUNDLE_RATIO)}): ${verdict}`;
}

/** The measures beside their budgets, which are for the cold load. */
export function resultTable(cold: PageLoad, warm: PageLoad): string[] {
  const head = [''.padEnd(24), 'cold'.padStart(10), 'warm'.padStart(10), 'budget'.padStart(10)].join(' ');
  return [head, ...rows.map((row) => rowText(row, cold, warm))];
}
