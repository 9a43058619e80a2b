import { IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '../errors/requests';

/** Allowed picture types; the server checks the content, the browser name and type (EV-33). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 5_000_000;

/** Checks a file before the upload, with the server's error texts; the server checks a file without a type. */
export function findPictureError({ type, size }: { type: string; size: number }): string | undefined {
  if (type !== '' && !PICTURE_TYPES.some((known) => known === type)) return NOT_AN_IMAGE.message;
  return size > PICTURE_MAX_BYTES ? IMAGE_TOO_LARGE.message : undefined;
}
