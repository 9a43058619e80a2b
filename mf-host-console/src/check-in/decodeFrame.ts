/** The longer side in pixels: enough for a ticket's code, and quick on a cheap phone. */
const SIDE = 640;

const canvas = document.createElement('canvas');

const loading = import('qr/decode.js');

/** Reads the QR code in the current frame of a video; undefined without one. */
export async function decodeFrame(video: HTMLVideoElement): Promise<string | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (width === 0 || height === 0) return undefined;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  const { decodeQR } = await loading;
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    // The library reports a picture without a code as an error.
    return undefined;
  }
}
