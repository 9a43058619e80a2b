import { encodeQR } from 'qr';
import { type FittedText, fitText } from './fitText';
import { LINE_HEIGHT, measureText, splitRuns, type Typeface } from './fonts';
import type { Template } from './templates';

interface TextStyle {
  typeface: Typeface;
  color: string;
  /** The largest size in points, and the height for all lines. */
  size: number;
  height: number;
}

interface Place {
  left: number;
  right: number;
  alignment: Template['alignment'];
}

/** The drawing of one certificate, in which each element is tagged for screen readers (ISO 32000, 14.8). */
export class CertificatePage {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  /** Draws what has no meaning. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  /** Draws a text below `top` and returns its lower edge. */
  write(
    tag: 'H1' | 'P',
    text: string,
    { top, style, place }: { top: number; style: TextStyle; place: Place },
  ): number {
    const fitted = fitText(text.normalize('NFC'), { ...style, width: place.right - place.left });
    this.#root.add(
      this.#document.struct(tag, { actual: text }, () => this.#drawLines(fitted, { top, style, place })),
    );
    return top + fitted.lines.length * fitted.size * LINE_HEIGHT[style.typeface];
  }

  #drawLines(
    { lines, size }: FittedText,
    { top, style: { typeface, color }, place }: { top: number; style: TextStyle; place: Place },
  ): void {
    for (const [index, line] of lines.entries()) {
      const free = place.right - place.left - measureText(line, typeface, size);
      let x = place.left + (place.alignment === 'center' ? free / 2 : 0);
      const y = top + index * size * LINE_HEIGHT[typeface];
      for (const { text, file } of splitRuns(line, typeface)) {
        this.#document.font(file.name).fontSize(size).fillColor(color);
        this.#document.text(text, x, y, { lineBreak: false });
        x += measureText(text, typeface, size);
      }
    }
  }

  /** Draws a picture into a box, at its left or centre, on the box's lower edge. */
  drawPicture(
    picture: Buffer,
    box: { x: number; y: number; width: number; height: number; alt: string },
    align: Place['alignment'],
  ): void {
    const { x, y, width, height, alt } = box;
    this.#root.add(
      this.#document.struct('Figure', { alt }, () =>
        this.#document.image(picture, x, y, {
          fit: [width, height],
          valign: 'bottom',
          ...(align === 'center' && { align }),
        }),
      ),
    );
  }

  /** Draws the QR code of an address as a square. */
  drawQr(address: string, { x, y, side }: { x: number; y: number; side: number }): void {
    const cells = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
    const cell = side / cells.length;
    const draw = (): void => {
      for (const [row, line] of cells.entries())
        for (const [column, isDark] of line.entries())
          if (isDark) this.#document.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
      this.#document.fill('#17161c');
    };
    this.#root.add(this.#document.struct('Figure', { alt: `QR code: ${address}` }, draw));
  }

  end(): void {
    this.#root.end();
    this.#document.end();
  }
}
