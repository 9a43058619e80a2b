import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { randomFile } from '../randomFile';
import type { Settings } from '../settings';

/** A setting that all instances on one database have to share. */
export interface SharedSetting {
  /** Names the setting among the advisory locks of the database. */
  lockClass: number;
  /** The value as a lock's key: 31 bits, from which nobody finds a secret of 32 characters. */
  lockKey: number;
  /** The one sentence for whoever starts an instance with another value. */
  refusal: string;
}

const lockKeyOf = (value: string): number =>
  createHash('sha256').update(`marquee:${value}`).digest().readUInt32BE() >>> 1;

/** Instances that share a directory, on one machine or by a network, find the same text in it. */
const storageOf = async ({ bucket, dataDirectory }: Settings): Promise<string> =>
  bucket?.url ?? randomFile(join(dataDirectory, 'files', '.storage-id'));

/** What this instance has to share with the others, as locks that show a difference. */
export const deploymentKeys = async (settings: Settings): Promise<SharedSetting[]> => [
  {
    lockClass: 7_210_506,
    lockKey: lockKeyOf(settings.secret ?? ''),
    refusal:
      'SECRET must be the same for all instances on one database; an instance that is running has another one.',
  },
  {
    lockClass: 7_210_507,
    lockKey: lockKeyOf(await storageOf(settings)),
    refusal:
      'S3_URL must name one bucket for all instances on one database; an instance that is running keeps its files elsewhere.',
  },
];
