/** Reads the QR code in a picture of the camera; undefined without one. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own detector (Barcode Detection API), which few browsers have. */
async function createNativeReader(): Promise<QrReader | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (Detector === undefined) return undefined;
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return undefined;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** The reader of this browser; the library loads only where the browser has none. */
export const createQrReader = async (): Promise<QrReader> =>
  (await createNativeReader()) ?? (await import('./decodeFrame')).decodeFrame;
