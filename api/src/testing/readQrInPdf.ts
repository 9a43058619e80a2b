import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';

/** Pixels of a module, and modules of the margin: a camera sees both. */
const SCALE = 4;
const MARGIN = 4;

const STREAM = /stream\r?\n(.*?)\r?\nendstream/gs;
const SQUARE = /(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re/g;

/** Reads the drawing operators of a PDF; streams of fonts and pictures add nothing. */
const readDrawing = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(STREAM)]
    .map(([, content = '']) => {
      try {
        return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

interface Square {
  x: number;
  y: number;
  side: number;
}

/** The squares of the median size, which are the modules of the code. */
function findModules(drawing: string): Square[] {
  const squares = [...drawing.matchAll(SQUARE)]
    .map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      side: Number(width),
      height: Number(height),
    }))
    .filter(({ side, height }) => side === height);
  const sides = squares.map(({ side }) => side).toSorted((one, other) => one - other);
  const frequent = sides[Math.floor(sides.length / 2)];
  return squares.filter(({ side }) => side === frequent);
}

/**
 * Reads the QR code that a PDF draws as squares, as a camera reads its print.
 * @throws if it draws no code
 */
export function readQrInPdf(pdf: Buffer): string {
  const modules = findModules(readDrawing(pdf));
  const [left, top] = [Math.min(...modules.map(({ x }) => x)), Math.min(...modules.map(({ y }) => y))];
  const extent = Math.max(...modules.map(({ x }) => x)) - left;
  const step = Math.min(...modules.map(({ x }) => x - left).filter((distance) => distance > 0.1));
  const width = (Math.round(extent / step) + 1 + 2 * MARGIN) * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const { x, y } of modules) {
    const [column, row] = [Math.round((x - left) / step) + MARGIN, Math.round((y - top) / step) + MARGIN];
    for (let line = 0; line < SCALE; line += 1) {
      const start = ((row * SCALE + line) * width + column * SCALE) * 4;
      for (let dot = 0; dot < SCALE; dot += 1) data.fill(0, start + dot * 4, start + dot * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}
