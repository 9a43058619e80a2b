import { gzipSync } from 'node:zlib';
import { CREDENTIALS_CONTEXT, type VerifiableCredential } from './VerifiableCredential';

/** Entries of a list: the fewest that Bitstring Status List 1.0 allows, so that one does not identify its holder. */
export const STATUS_LIST_LENGTH = 131_072;

/** Multibase's prefix of base64url without padding. */
const BASE64URL = 'u';

interface StatusListFacts {
  /** The list's own address. */
  url: string;
  /** The issuer's URL. */
  issuer: string;
  revokedIndexes: readonly number[];
}

interface StatusList extends VerifiableCredential {
  credentialSubject: { id: string; type: string; statusPurpose: 'revocation'; encodedList: string };
}

/**
 * Builds the credential that lists revoked certificates (Bitstring Status List 1.0). Equal facts give equal lists.
 * @throws RangeError for an index outside of the list
 */
export function createStatusList(facts: StatusListFacts): StatusList {
  const { url, issuer, revokedIndexes } = facts;
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(revokedIndexes),
    },
  };
}

function encodeList(revokedIndexes: readonly number[]): string {
  const bytes = new Uint8Array(STATUS_LIST_LENGTH / 8);
  for (const index of revokedIndexes) {
    if (index < 0 || index >= STATUS_LIST_LENGTH)
      throw new RangeError(`The status list has no index ${index}.`);
    // The first index is the leftmost bit.
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0b1000_0000 >> (index & 7));
  }
  return BASE64URL + gzipSync(bytes).toString('base64url');
}
