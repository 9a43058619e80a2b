import type { CertificateTemplate } from '@marquee/shared-contracts';

/** A4 landscape in points. */
export const PAGE = { width: 841.89, height: 595.28 };

const INK = '#17161c';
const PAPER = '#fbfaf7';
const VERMILION = '#c2371e';
const BULB = '#ffc53d';
const LINE = '#d9d3c6';

export interface Template {
  alignment: 'left' | 'center';
  /** Left and right edge of the texts. */
  left: number;
  right: number;
  titleColor: string;
  nameColor: string;
  textColor: string;
  decorate: (document: PDFKit.PDFDocument) => void;
}

const fillPage = (document: PDFKit.PDFDocument, color: string): void =>
  void document.rect(0, 0, PAGE.width, PAGE.height).fill(color);

/** A rectangle at this distance from the edges. */
const frame = (document: PDFKit.PDFDocument, inset: number): PDFKit.PDFDocument =>
  document.rect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset);

function decorateClassic(document: PDFKit.PDFDocument): void {
  fillPage(document, PAPER);
  frame(document, 26).lineWidth(1.6).stroke(INK);
  frame(document, 33).lineWidth(0.6).stroke(VERMILION);
  for (const x of [26, PAGE.width - 26])
    for (const y of [26, PAGE.height - 26]) document.rect(x - 6, y - 6, 12, 12).fill(VERMILION);
}

function decorateModern(document: PDFKit.PDFDocument): void {
  fillPage(document, '#ffffff');
  document.rect(0, 0, 64, PAGE.height).fill(VERMILION);
  document.rect(64, 0, 6, PAGE.height).fill(BULB);
  for (const [radius, opacity] of [
    [230, 0.05],
    [165, 0.06],
    [100, 0.08],
  ] as const)
    document.save().fillOpacity(opacity).circle(PAGE.width, 0, radius).fill(VERMILION).restore();
}

/** Light bulbs around the page, as on the board above a stage door. */
function decorateFestive(document: PDFKit.PDFDocument): void {
  fillPage(document, INK);
  document.roundedRect(40, 40, PAGE.width - 80, PAGE.height - 80, 10).fill(PAPER);
  const [columns, rows] = [30, 21];
  for (let column = 0; column <= columns; column += 1)
    for (const y of [20, PAGE.height - 20])
      document.circle(20 + (column * (PAGE.width - 40)) / columns, y, 5).fill(BULB);
  for (let row = 1; row < rows; row += 1)
    for (const x of [20, PAGE.width - 20])
      document.circle(x, 20 + (row * (PAGE.height - 40)) / rows, 5).fill(BULB);
  document
    .roundedRect(50, 50, PAGE.width - 100, PAGE.height - 100, 6)
    .lineWidth(0.8)
    .stroke(LINE);
}

export const templates: Readonly<Record<CertificateTemplate, Template>> = {
  classic: {
    alignment: 'center',
    left: 90,
    right: PAGE.width - 90,
    titleColor: INK,
    nameColor: VERMILION,
    textColor: INK,
    decorate: decorateClassic,
  },
  modern: {
    alignment: 'left',
    left: 118,
    right: PAGE.width - 70,
    titleColor: VERMILION,
    nameColor: INK,
    textColor: '#3c3945',
    decorate: decorateModern,
  },
  festive: {
    alignment: 'center',
    left: 96,
    right: PAGE.width - 96,
    titleColor: VERMILION,
    nameColor: INK,
    textColor: INK,
    decorate: decorateFestive,
  },
};
