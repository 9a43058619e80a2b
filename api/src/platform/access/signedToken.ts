import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** A token with readable ids and their signature; one of another purpose is not valid. */
export const createSignedToken = (secret: string, purpose: string, ids: readonly string[]): string =>
  [...ids, sign(secret, [purpose, ...ids])].join('.');

/** The ids of a token; undefined for a token that this installation did not sign for this purpose. */
export function readSignedToken(secret: string, purpose: string, token: string): string[] | undefined {
  const ids = token.split('.');
  const given = Buffer.from(ids.pop() ?? '');
  const expected = Buffer.from(sign(secret, [purpose, ...ids]));
  return given.length === expected.length && timingSafeEqual(given, expected) ? ids : undefined;
}
