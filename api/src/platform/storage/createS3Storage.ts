import { Readable } from 'node:stream';
import { Bucket, type BucketSettings } from '@marquee/scripts/bucket';
import type { Storage } from './Storage';
import { getContentType } from './fileNames';

/** A visitor waits for a picture, so a silent store counts as lost sooner than for releases. */
const TIMEOUT_MS = 8_000;

/** Files in a private bucket, which the server reads for its callers. */
export function createS3Storage(settings: BucketSettings): Storage {
  const bucket = new Bucket(settings, TIMEOUT_MS);
  return {
    async save(name, content) {
      await bucket.write(name, content, { 'content-type': getContentType(name) });
    },
    async read(name) {
      const object = await bucket.read(name);
      return object && { bytes: object.content.length, body: Readable.from([object.content]) };
    },
    remove: (name) => bucket.remove(name),
  };
}
