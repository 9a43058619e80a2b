import { randomBytes } from 'node:crypto';

/** 256 random bits; what is stored of them is only a hash (C14). */
export const makeToken = (): string => randomBytes(32).toString('base64url');
