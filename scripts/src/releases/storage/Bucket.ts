import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';

/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export interface BucketSettings {
  /** The bucket's own address, such as `https://s3.eu-central-1.amazonaws.com/my-releases`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface StoredObject {
  content: Buffer;
  etag: string;
}

const TIMEOUT_MS = 30_000;

/** Reads, lists and writes conditionally. The signature covers the content's hash, so that the bucket refuses a damaged upload. */
export class Bucket {
  private readonly client: AwsClient;
  private readonly url: string;

  constructor({ url, ...keys }: BucketSettings) {
    this.client = new AwsClient({ ...keys, service: 's3', retries: 2 });
    this.url = url.replace(/\/$/, '');
  }

  private async send(method: string, target: string, given: { headers?: object; body?: Buffer } = {}) {
    const body = given.body === undefined ? undefined : new Uint8Array(given.body);
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': sha256, ...given.headers };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await this.client.fetch(`${this.url}/${target}`, { method, headers, body, signal });
    if (!answer.ok && ![404, 409, 412].includes(answer.status)) {
      throw new Error(`The bucket answered ${String(answer.status)} to ${method} ${target}.`);
    }
    return answer;
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const answer = await this.send('GET', key);
    if (!answer.ok) return undefined;
    return { content: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  }

  /** Writes when the object is still the one of `etag`, without one when there is none yet; false when it is not so. */
  async write(
    key: string,
    content: Buffer,
    given: { headers: object; etag?: string | undefined },
  ): Promise<boolean> {
    const condition = given.etag === undefined ? { 'if-none-match': '*' } : { 'if-match': given.etag };
    const answer = await this.send('PUT', key, {
      headers: { ...given.headers, ...condition },
      body: content,
    });
    if (answer.status === 404) throw new Error('There is no such bucket.');
    return answer.ok;
  }

  /** Lists the names directly below `prefix`, without it; folders end with `/`. */
  async list(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const more: string = after === '' ? '' : `&continuation-token=${encodeURIComponent(after)}`;
      const query = `?${more.slice(1)}${more === '' ? '' : '&'}delimiter=%2F&list-type=2&prefix=${encodeURIComponent(prefix)}`;
      const text = await (await this.send('GET', query)).text();
      const rows = text.matchAll(/<(?:Key|CommonPrefixes><Prefix)>([^<]+)</g);
      names.push(...[...rows].map(([, key = '']) => key.slice(prefix.length)));
      after = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
    }
    return names;
  }
}
