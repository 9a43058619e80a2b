import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { SIGNING_ALGORITHM } from '../features/certificates/credentials/signCredential';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's id, or the text that stands for it. */
const readId = (value: unknown): unknown => (isRecord(value) ? value.id : value);

const toSeconds = (time: unknown): number | undefined =>
  typeof time === 'string' ? Date.parse(time) / 1000 : undefined;

/**
 * Verifies a signed credential as Open Badges 3.0 requires: its signature by a key of the JWKS, its start, and that each
 * claim equals its part of the credential. Revocation is not checked.
 * @throws if the credential is not valid
 */
export async function verifyCredential(token: string, jwks: JSONWebKeySet): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(jwks), {
    algorithms: [SIGNING_ALGORITHM],
    typ: 'JWT',
  });
  const pairs = {
    iss: readId(payload.issuer),
    jti: payload.id,
    nbf: toSeconds(payload.validFrom),
    sub: readId(payload.credentialSubject),
  };
  for (const [claim, value] of Object.entries(pairs))
    if (payload[claim] !== value) throw new Error(`The claim ${claim} differs from the credential.`);
  return payload;
}
