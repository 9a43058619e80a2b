/** Measurements of one page load; times in milliseconds, bytes over the wire including headers. */
export interface PageLoad {
  requests: number;
  /** Longest chain of requests, including the document, that waited for one another until the screen was rendered. */
  roundTrips: number;
  documentBytes: number;
  scriptBytes: number;
  styleBytes: number;
  imageBytes: number;
  apiBytes: number;
  otherBytes: number;
  firstPaint: number;
  content: number;
  /** Time to the first button, which the prerendered document lacks. */
  rendered: number;
  /** Time until the first card is shown and the last long task has ended. */
  interactive: number;
  layoutShift: number;
  blocking: number;
  /** From a click to the next paint. */
  clickToPaint: number;
}

/** Returns the upper median; 0 for no numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Computes the median of each measure separately. */
export function computeMedianLoad(loads: PageLoad[]): PageLoad {
  const measure = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
  return {
    requests: measure('requests'),
    roundTrips: measure('roundTrips'),
    documentBytes: measure('documentBytes'),
    scriptBytes: measure('scriptBytes'),
    styleBytes: measure('styleBytes'),
    imageBytes: measure('imageBytes'),
    apiBytes: measure('apiBytes'),
    otherBytes: measure('otherBytes'),
    firstPaint: measure('firstPaint'),
    content: measure('content'),
    rendered: measure('rendered'),
    interactive: measure('interactive'),
    layoutShift: measure('layoutShift'),
    blocking: measure('blocking'),
    clickToPaint: measure('clickToPaint'),
  };
}
