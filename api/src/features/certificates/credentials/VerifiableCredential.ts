export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** The parts of a credential that its JWT repeats as claims (Verifiable Credentials 2.0). */
export interface VerifiableCredential {
  '@context': readonly string[];
  id: string;
  type: readonly string[];
  issuer: string | { id: string };
  /** A time in whole seconds, as the claim `nbf` must state the same time. */
  validFrom?: string;
  credentialSubject: { id: string };
}

/** The time in UTC without its milliseconds. */
export const toWholeSeconds = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');
