import path from 'node:path';
import type { Order } from '../Order';
import { bucketPlace } from './bucketPlace';
import { directoryPlace } from './directoryPlace';
import type { ReleasePlace } from './ReleasePlace';

/** The store of the settings: a bucket when `STORE_S3_URL` names one, else the directory `STORE_DIR` (`.store`). */
export async function openPlace({ env, cwd }: Pick<Order, 'env' | 'cwd'>): Promise<ReleasePlace> {
  const url = env['STORE_S3_URL'];
  if (url === undefined || url === '') return directoryPlace(path.resolve(cwd, env['STORE_DIR'] ?? '.store'));
  return bucketPlace({
    url,
    region: env['STORE_S3_REGION'] ?? 'us-east-1',
    accessKeyId: env['STORE_S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['STORE_S3_SECRET_ACCESS_KEY'] ?? '',
  });
}
