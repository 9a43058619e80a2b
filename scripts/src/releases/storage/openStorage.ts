import { resolve } from 'node:path';
import type { CommandArgs } from '../cli/CommandArgs';
import { bucketStorage } from './bucketStorage';
import { directoryStorage } from './directoryStorage';
import type { ReleaseStorage } from './ReleaseStorage';

/** The store of the settings: a bucket when `STORE_S3_URL` names one, else the directory `STORE_DIR` (`.store`). */
export async function openStorage({ env, cwd }: Pick<CommandArgs, 'env' | 'cwd'>): Promise<ReleaseStorage> {
  const url = env['STORE_S3_URL'];
  if (url === undefined || url === '') return directoryStorage(resolve(cwd, env['STORE_DIR'] ?? '.store'));
  return bucketStorage({
    url,
    region: env['STORE_S3_REGION'] ?? 'us-east-1',
    accessKeyId: env['STORE_S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['STORE_S3_SECRET_ACCESS_KEY'] ?? '',
  });
}
