import { IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '../errors/requests';

/** What a picture may be; the server looks at the content, a picker at the name and type (EV-33, C15). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 5_000_000;

/** Refuses a file before it is sent, in the server's words; a file without a type is left to the server. */
export function findPictureError({ type, size }: { type: string; size: number }): string | undefined {
  if (type !== '' && !PICTURE_TYPES.some((known) => known === type)) return NOT_AN_IMAGE.message;
  return size > PICTURE_MAX_BYTES ? IMAGE_TOO_LARGE.message : undefined;
}
