/** Measurements of one page load; times in milliseconds, bytes over the wire including headers. */
export interface PageLoad {
  requests: number;
  /** Requests that waited for one another before the page was at work, the document among them. */
  roundTrips: number;
  documentBytes: number;
  scriptBytes: number;
  styleBytes: number;
  imageBytes: number;
  apiBytes: number;
  otherBytes: number;
  firstPaint: number;
  content: number;
  /** The first button is there: the page itself has taken the document's place. */
  working: number;
  /** The first card is there and the last long task is over. */
  interactive: number;
  layoutShift: number;
  blocking: number;
  /** From a press on the page to the paint that answers it. */
  clickToPaint: number;
}

export const middle = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** The median of each measure by itself. */
export function medianLoad(loads: PageLoad[]): PageLoad {
  const of = (key: keyof PageLoad) => middle(loads.map((load) => load[key]));
  return {
    requests: of('requests'),
    roundTrips: of('roundTrips'),
    documentBytes: of('documentBytes'),
    scriptBytes: of('scriptBytes'),
    styleBytes: of('styleBytes'),
    imageBytes: of('imageBytes'),
    apiBytes: of('apiBytes'),
    otherBytes: of('otherBytes'),
    firstPaint: of('firstPaint'),
    content: of('content'),
    working: of('working'),
    interactive: of('interactive'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking'),
    clickToPaint: of('clickToPaint'),
  };
}
