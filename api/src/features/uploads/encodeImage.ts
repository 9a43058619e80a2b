import type { Sharp } from 'sharp';
import { refuse } from '../../platform/http/refuse';
import { loadSharp } from '../../platform/loadSharp';
import { SerialQueue } from '../../platform/SerialQueue';
import type { FileEnding } from '../../platform/storage/fileNames';

/** Longest side of a picture in pixels (EV-33). */
const MAX_SIDE = 6_000;

/** Queued pictures; each holds up to 5 MB. */
const MAX_QUEUED = 20;

/** Seconds before decoding one picture is aborted. */
const DEADLINE_SECONDS = 20;

export interface EncodedImage {
  content: Buffer;
  ending: FileEnding;
}

/** Detects the format by magic bytes, independent of name and declared type. */
function detectEnding(content: Buffer): FileEnding | undefined {
  const hasSignature = (signature: string, at = 0): boolean =>
    content.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));
  if (hasSignature('\xff\xd8\xff')) return 'jpg';
  if (hasSignature('\x89PNG\r\n\x1a\n')) return 'png';
  return hasSignature('RIFF') && hasSignature('WEBP', 8) ? 'webp' : undefined;
}

/** Prepares re-encoding: applies the orientation, and fails for broken or slow pictures. */
async function openImage(content: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: DEADLINE_SECONDS });
}

/** One picture at a time, because decoding also takes threads that hashing and file access share. */
const queue = new SerialQueue(MAX_QUEUED);

/**
 * Re-encodes a picture upright, without metadata or appended data (C15).
 * @throws if it is no JPEG, PNG or WebP picture or has too many pixels
 */
export async function encodeImage(content: Buffer): Promise<EncodedImage> {
  const ending = detectEnding(content) ?? refuse('NOT_AN_IMAGE');
  const sharp = await loadSharp();
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('NOT_AN_IMAGE'));
  if (width > MAX_SIDE || height > MAX_SIDE) refuse('IMAGE_TOO_LARGE');
  return { ending, content: await queue.run(() => writeImage(content, ending)) };
}

async function writeImage(content: Buffer, ending: FileEnding): Promise<Buffer> {
  const image = await openImage(content);
  const encoded = {
    jpg: () => image.jpeg({ quality: 85 }),
    png: () => image.png(),
    webp: () => image.webp({ quality: 85 }),
  }[ending]();
  return encoded.toBuffer().catch(() => refuse('NOT_AN_IMAGE'));
}

/**
 * A stored picture as a JPEG of exactly this size, cropped to fit.
 * @throws `OVERLOADED` beyond the queue
 */
export const cropImage = (content: Buffer, width: number, height: number): Promise<Buffer> =>
  queue.run(async () => {
    const image = await openImage(content);
    return image.flatten({ background: '#ffffff' }).resize(width, height).jpeg({ quality: 80 }).toBuffer();
  });
