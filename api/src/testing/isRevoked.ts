import { gunzipSync } from 'node:zlib';

/**
 * Whether a status list revokes the index, as a verifier reads it: `encodedList` is multibase's base64url of zipped bits.
 * @throws if the text is no encoded list; RangeError for an index outside of it
 */
export function isRevoked(encodedList: string, index: number): boolean {
  if (!encodedList.startsWith('u')) throw new Error('The list is not in base64url.');
  const byte = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))[Math.floor(index / 8)];
  if (byte === undefined) throw new RangeError(`The list has no index ${index}.`);
  return byte.toString(2).padStart(8, '0')[index % 8] === '1';
}
