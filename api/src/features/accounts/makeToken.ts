import { randomBytes } from 'node:crypto';

/** 256 random bits; only their hash is stored. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
