import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only their hash is stored. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored, so a stolen database opens no session (C14). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
