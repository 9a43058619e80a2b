import { encodeQR } from 'qr';
import { loadSharp } from '../loadSharp';

/** Pixels of a module: cameras read it from a phone's screen at arm's length. */
const SCALE = 8;

/** Draws a ticket's code as a PNG, with its quiet zone. */
export async function drawTicket(code: string): Promise<Buffer> {
  const rows = encodeQR(code, 'raw', { border: 4, ecc: 'medium' });
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const side = rows.length;
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * SCALE, side * SCALE, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
