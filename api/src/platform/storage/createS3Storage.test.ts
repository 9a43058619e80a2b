import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { AwsV4Signer } from 'aws4fetch';
import { computeSignature, startS3Server } from '../../testing/startS3Server';
import { createS3Storage } from './createS3Storage';

const accessKeyId = 'AKIAIOSFODNN7EXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const NAME = `${'ab'.repeat(32)}.png`;

/** The worked examples of Amazon's description of Signature Version 4 for S3. */
const EXAMPLES = [
  {
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: {
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    url: 'https://examplebucket.s3.amazonaws.com/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
] as const;

describe('the signature of a request', () => {
  for (const { method, url, headers, signature } of EXAMPLES) {
    it(`equals the published example of ${method}`, async () => {
      const keys = { accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1' };
      const signed = await new AwsV4Signer({
        ...keys,
        method,
        url,
        headers,
        datetime: '20130524T000000Z',
        allHeaders: true,
      }).sign();
      assert.match(signed.headers.get('authorization') ?? '', new RegExp(`Signature=${signature}$`));
      const received = { ...Object.fromEntries(signed.headers), host: signed.url.host };
      const request = { method, path: signed.url.pathname, headers: received, body: Buffer.alloc(0) };
      assert.equal(computeSignature(request, secretAccessKey), signature);
    });
  }
});

describe('a bucket', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  before(async () => {
    server = await startS3Server(secretAccessKey);
  });
  after(() => server.close());

  const createStorage = (overrides: { secretAccessKey?: string; path?: string } = {}) =>
    createS3Storage({
      url: `${server.url}${overrides.path ?? '/bucket'}`,
      region: 'eu-central-1',
      accessKeyId,
      secretAccessKey: overrides.secretAccessKey ?? secretAccessKey,
    });

  it('stores files with their type, returns and removes them', async () => {
    const storage = createStorage({ path: '/bucket/' });
    assert.equal(await storage.read(NAME), undefined);
    for (let time = 0; time < 2; time += 1) await storage.save(NAME, Buffer.from('a picture'));
    assert.deepEqual(
      [...server.objects.entries()],
      [[`/bucket/${NAME}`, { content: Buffer.from('a picture'), type: 'image/png' }]],
    );
    const file = await storage.read(NAME);
    assert.equal(file?.bytes, 9);
    assert.equal(String(file && (await buffer(file.body))), 'a picture');
    for (let time = 0; time < 2; time += 1) await storage.remove(NAME);
    assert.equal(await storage.read(NAME), undefined);
  });

  it('refuses wrong keys, and reports every error', async () => {
    server.objects.clear();
    const storage = createStorage({ secretAccessKey: 'another secret' });
    const refuses = (method: string) => ({ message: `The bucket answered 403 to ${method} ${NAME}.` });
    await assert.rejects(storage.save(NAME, Buffer.from('a picture')), refuses('PUT'));
    await assert.rejects(storage.read(NAME), refuses('GET'));
    await assert.rejects(storage.remove(NAME), refuses('DELETE'));
    assert.equal(server.objects.size, 0);
  });

  it('fails to store if it does not exist', async () => {
    const storage = createStorage({ path: '/other' });
    await assert.rejects(storage.save(NAME, Buffer.from('a picture')), {
      message: 'There is no such bucket.',
    });
  });
});
