import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Storage } from './Storage';
import { getContentType } from './fileNames';

/** A bucket of Amazon S3 or a compatible service. */
export interface Bucket {
  /** The bucket's own address, such as `https://s3.eu-central-1.amazonaws.com/my-bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds before a silent store counts as lost. */
const DEADLINE_MS = 8_000;

/** Files in a private bucket, which the server reads for its callers. */
export function createS3Storage({ url, ...keys }: Bucket): Storage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 });
  const send = async (method: string, name: string, content?: Buffer): Promise<Response> => {
    const headers = {
      // The signed hash lets the store refuse a changed or truncated body.
      'x-amz-content-sha256': createHash('sha256')
        .update(content ?? '')
        .digest('hex'),
      ...(content !== undefined && { 'content-type': getContentType(name) }),
    };
    const body = content === undefined ? undefined : new Uint8Array(content);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await client.fetch(`${url.replace(/\/$/, '')}/${name}`, { method, headers, body, signal });
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${answer.status}.`);
    return answer;
  };
  return {
    async save(name, content) {
      const { ok } = await send('PUT', name, content);
      if (!ok) throw new Error('The file store knows no such bucket.');
    },
    async read(name) {
      const answer = await send('GET', name);
      if (!answer.ok) return undefined;
      // Reads the whole body, so that the deadline applies to the store and not to a slow reader.
      const content = Buffer.from(await answer.arrayBuffer());
      return { bytes: content.length, body: Readable.from([content]) };
    },
    async remove(name) {
      await send('DELETE', name);
    },
  };
}
