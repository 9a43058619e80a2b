import { resolve } from 'node:path';
import type { CommandArgs } from '../cli/CommandArgs';
import { openBucketStorage } from './openBucketStorage';
import { openDirectoryStorage } from './openDirectoryStorage';
import type { ReleaseStorage } from './ReleaseStorage';

/** Opens the bucket of `STORE_S3_URL` if it is set, else the directory of `STORE_DIR` (`.store`). */
export async function openStorage({ env, cwd }: Pick<CommandArgs, 'env' | 'cwd'>): Promise<ReleaseStorage> {
  const url = env['STORE_S3_URL'];
  if (url === undefined || url === '')
    return openDirectoryStorage(resolve(cwd, env['STORE_DIR'] ?? '.store'));
  return openBucketStorage({
    url,
    region: env['STORE_S3_REGION'] ?? 'us-east-1',
    accessKeyId: env['STORE_S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['STORE_S3_SECRET_ACCESS_KEY'] ?? '',
  });
}
