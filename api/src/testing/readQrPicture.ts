import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/**
 * Reads the QR code of a PNG, as a camera does.
 * @throws if the picture has no code
 */
export async function readQrPicture(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
