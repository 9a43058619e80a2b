import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateRandomFile } from '../readOrCreateRandomFile';
import type { Settings } from '../settings';

/** A setting that all instances on one database must share. */
export interface SharedSetting {
  /** Distinguishes the settings among the database's advisory locks. */
  lockClass: number;
  /** The lock key of a value: 31 bits, too few to reveal a secret of 32 characters. */
  lockKey: number;
  /** The error for an instance with another value. */
  refusal: string;
}

const lockKeyOf = (value: string): number =>
  createHash('sha256').update(`marquee:${value}`).digest().readUInt32BE() >>> 1;

/** Instances that share a directory, locally or by network, find the same text in it. */
const readStorageKey = async ({ bucket, dataDirectory }: Settings): Promise<string> =>
  bucket?.url ?? readOrCreateRandomFile(join(dataDirectory, 'files', '.storage-id'));

/** The settings that this instance must share, as comparable lock keys. */
export const deploymentKeys = async (settings: Settings): Promise<SharedSetting[]> => [
  {
    lockClass: 7_210_506,
    lockKey: lockKeyOf(settings.secret ?? ''),
    refusal:
      'SECRET must be the same for all instances on one database; an instance that is running has another one.',
  },
  {
    lockClass: 7_210_507,
    lockKey: lockKeyOf(await readStorageKey(settings)),
    refusal:
      'S3_URL must name one bucket for all instances on one database; an instance that is running keeps its files elsewhere.',
  },
];
