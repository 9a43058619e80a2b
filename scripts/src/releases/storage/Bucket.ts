import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';

/** A bucket of Amazon S3 or a compatible service. */
export interface BucketSettings {
  /** The bucket's own address, such as `https://s3.eu-central-1.amazonaws.com/my-bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An object with its ETag, for a conditional write. */
export interface StoredObject {
  content: Buffer;
  etag: string;
}

/** Covers a release's largest file on a slow line. */
const TIMEOUT_MS = 30_000;

/**
 * Reads, lists, writes and removes objects of a bucket. Signatures cover the content's hash, so that the bucket rejects a
 * damaged upload.
 * @throws from each method if the bucket does not answer within `timeoutMs` or refuses the keys
 */
export class Bucket {
  readonly #client: AwsClient;
  readonly #url: string;
  readonly #timeoutMs: number;

  constructor({ url, ...keys }: BucketSettings, timeoutMs = TIMEOUT_MS) {
    this.#client = new AwsClient({ ...keys, service: 's3', retries: 2 });
    this.#url = url.replace(/\/$/, '');
    this.#timeoutMs = timeoutMs;
  }

  async #send(method: string, target: string, options: { headers?: object; body?: Buffer } = {}) {
    const body = options.body === undefined ? undefined : new Uint8Array(options.body);
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': sha256, ...options.headers };
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const answer = await this.#client.fetch(`${this.#url}/${target}`, { method, headers, body, signal });
    if (!answer.ok && ![404, 409, 412].includes(answer.status)) {
      throw new Error(`The bucket answered ${String(answer.status)} to ${method} ${target}.`);
    }
    return answer;
  }

  /** Resolves to undefined if the object does not exist. */
  async read(key: string): Promise<StoredObject | undefined> {
    const answer = await this.#send('GET', key);
    if (!answer.ok) return undefined;
    return { content: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  }

  /**
   * Writes an object; resolves to false if a condition of `headers` (`if-match`, `if-none-match`) does not hold.
   * @throws if there is no such bucket
   */
  async write(key: string, content: Buffer, headers: Record<string, string>): Promise<boolean> {
    const answer = await this.#send('PUT', key, { headers, body: content });
    if (answer.status === 404) throw new Error('There is no such bucket.');
    return answer.ok;
  }

  /** Removes an object; a missing object is no error. */
  async remove(key: string): Promise<void> {
    await this.#send('DELETE', key);
  }

  /** Lists names directly below `prefix`, without the prefix; folders end with `/`. */
  async list(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const more: string = after === '' ? '' : `&continuation-token=${encodeURIComponent(after)}`;
      const query = `?${more.slice(1)}${more === '' ? '' : '&'}delimiter=%2F&list-type=2&prefix=${encodeURIComponent(prefix)}`;
      const text = await (await this.#send('GET', query)).text();
      const rows = text.matchAll(/<(?:Key|CommonPrefixes><Prefix)>([^<]+)</g);
      names.push(...[...rows].map(([, key = '']) => key.slice(prefix.length)));
      after = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
    }
    return names;
  }
}
