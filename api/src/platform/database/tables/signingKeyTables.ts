import type { ColumnType } from 'kysely';

/** A public RSA key as RFC 7517 writes it; `n` and `e` are base64url. */
export interface RsaPublicJwk {
  kty: 'RSA';
  n: string;
  e: string;
}

interface SigningKeys {
  /** The thumbprint of the public key (RFC 7638). */
  id: string;
  /** PKCS #8 in PEM, encrypted with the application's secret. */
  privateKey: string;
  /** Written as JSON text. */
  publicJwk: ColumnType<RsaPublicJwk, string, never>;
  createdAt: Date;
  /** A retired key signs nothing more, but verifies what it signed. */
  retiredAt: Date | null;
}

export interface SigningKeyTables {
  signingKeys: SigningKeys;
}
