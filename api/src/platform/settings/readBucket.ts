import type { Bucket } from '../storage/createS3Storage';
import { type Environment, readVariable, givenUrl } from './Environment';

/** A bucket is named by its address and its keys; one of them alone is a mistake. */
export function readBucket(environment: Environment, prefix: 'S3' | 'STORE_S3'): Bucket | undefined {
  const address = givenUrl(environment, `${prefix}_URL`, ['https:', 'http:']);
  const keys = [`${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`] as const;
  const lone = keys.find(
    (name) => (readVariable(environment, name) === undefined) !== (address === undefined),
  );
  if (lone !== undefined)
    throw new Error(
      address === undefined
        ? `${lone} is of no use without ${prefix}_URL, the address of a bucket.`
        : `${lone} must be given with ${prefix}_URL.`,
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
