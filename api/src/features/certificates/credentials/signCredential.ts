import { SignJWT, type CryptoKey } from 'jose';
import type { VerifiableCredential } from './VerifiableCredential';

export interface SigningKey {
  /** The URL of the public key, for the header `kid`. */
  url: string;
  privateKey: CryptoKey;
}

/** The one algorithm that Open Badges 3.0 requires of all verifiers. */
export const SIGNING_ALGORITHM = 'RS256';

const readIssuer = ({ issuer }: VerifiableCredential): string =>
  typeof issuer === 'string' ? issuer : issuer.id;

/**
 * Signs a credential as a JWT by the "JSON Web Token Proof Format" of Open Badges 3.0: the payload is the credential
 * itself, with its ids and start repeated as claims.
 */
export async function signCredential(credential: VerifiableCredential, key: SigningKey): Promise<string> {
  const { id, validFrom, credentialSubject } = credential;
  const jwt = new SignJWT({ ...credential })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.url, typ: 'JWT' })
    .setIssuer(readIssuer(credential))
    .setJti(id)
    .setSubject(credentialSubject.id);
  if (validFrom !== undefined) jwt.setNotBefore(new Date(validFrom));
  return jwt.sign(key.privateKey);
}
