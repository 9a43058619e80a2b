/** One load of a page as it was measured; times in milliseconds, bytes as they came over the wire, headers included. */
export interface PageLoad {
  requests: number;
  documentBytes: number;
  scriptBytes: number;
  styleBytes: number;
  imageBytes: number;
  apiBytes: number;
  otherBytes: number;
  firstPaint: number;
  content: number;
  layoutShift: number;
  blocking: number;
}

const middle = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** The median of each measure by itself. */
export function medianLoad(loads: PageLoad[]): PageLoad {
  const of = (key: keyof PageLoad) => middle(loads.map((load) => load[key]));
  return {
    requests: of('requests'),
    documentBytes: of('documentBytes'),
    scriptBytes: of('scriptBytes'),
    styleBytes: of('styleBytes'),
    imageBytes: of('imageBytes'),
    apiBytes: of('apiBytes'),
    otherBytes: of('otherBytes'),
    firstPaint: of('firstPaint'),
    content: of('content'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking'),
  };
}
