import type { BucketSettings } from '@marquee/scripts/bucket';
import { type Environment, readUrl, readVariable } from './Environment';

/**
 * Reads a bucket's address and keys, which must be set together.
 * @throws with the missing or superfluous variable's name
 */
export function readBucket(environment: Environment, prefix: 'S3' | 'STORE_S3'): BucketSettings | undefined {
  const address = readUrl(environment, `${prefix}_URL`, ['https:', 'http:']);
  const keys = [`${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`] as const;
  const unpaired = keys.find(
    (name) => (readVariable(environment, name) === undefined) !== (address === undefined),
  );
  if (unpaired !== undefined)
    throw new Error(
      address === undefined
        ? `${unpaired} is of no use without ${prefix}_URL, the address of a bucket.`
        : `${unpaired} must be given with ${prefix}_URL.`,
    );
  if (address === undefined) return undefined;
  const [accessKeyId = '', secretAccessKey = ''] = keys.map((name) => readVariable(environment, name));
  return {
    url: address,
    region: readVariable(environment, `${prefix}_REGION`) ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}
