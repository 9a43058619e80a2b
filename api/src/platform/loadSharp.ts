import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** Loads the library of pictures with the first one, because it takes a tenth of a server's start. */
export const loadSharp = (): Promise<typeof Sharp> => (loading ??= importSharp());

async function importSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Disables every decoder except the required three, because formats such as SVG widen the attack surface
  // (C15).
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
