import { readFileSync } from 'node:fs';
import type { Schema } from './readSchema';

export const lastReleaseFile = new URL('./lastRelease.json', import.meta.url);

/** The schema of the last release, and the name of its newest migration. */
export interface ReleaseSchema extends Schema {
  level: string;
}

export const readLastRelease = (): ReleaseSchema => JSON.parse(readFileSync(lastReleaseFile, 'utf8'));
