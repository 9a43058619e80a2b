import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { manageEvents } from '@marquee/shared-contracts';
import sharp from 'sharp';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createMemoryStorage } from '../../testing/createMemoryStorage';
import { uploadImage } from '../../testing/uploadImage';
import { removeUnusedFiles } from './removeUnusedFiles';

const storage = createMemoryStorage();
const test = setUpTestApp({ storage });
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

let shade = 0;
/** A picture unique to each test. */
const createPicture = (width = 40, height = 30) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 200 } } });
};
const upload = (content: Buffer | string, name?: string) =>
  uploadImage(test, host.token, name === undefined ? { content } : { content, name });
const get = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ url, headers });

describe('an uploaded picture', () => {
  it('is served as immutable under a name made of its content, only as a picture', async () => {
    const answer = await upload(await createPicture().png().toBuffer());
    assert.equal(answer.statusCode, 200);
    const { status, imageUrl, data } = answer.json();
    assert.match(imageUrl, /^\/files\/[0-9a-f]{64}\.png$/);
    assert.deepEqual({ status, data }, { status: 'SUCCESS', data: { imageUrl } });
    const served = await get(imageUrl);
    assert.equal(served.statusCode, 200);
    assert.equal(served.headers['content-type'], 'image/png');
    assert.equal(served.headers['x-content-type-options'], 'nosniff');
    assert.equal(served.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(
      served.headers['content-security-policy'],
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    const { width, height } = await sharp(served.rawPayload).metadata();
    assert.deepEqual([width, height], [40, 30]);
    const again = await get(imageUrl, { 'if-none-match': String(served.headers.etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  it('is identified by its content, whatever its name', async () => {
    const jpeg = await upload(await createPicture().jpeg().toBuffer(), 'drawing.svg');
    assert.match(jpeg.json().imageUrl, /\.jpg$/);
    const webp = await upload(await createPicture().webp().toBuffer(), 'logo.png');
    assert.match(webp.json().imageUrl, /\.webp$/);
  });

  it('loses its metadata and appended data, but keeps its orientation', async () => {
    const taken = await createPicture(40, 30)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    assert.match(taken.toString('latin1'), /Secret place/);
    const answer = await upload(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]));
    const served = await get(answer.json().imageUrl);
    assert.doesNotMatch(served.rawPayload.toString('latin1'), /Secret place|<script>|Exif/);
    const { width, height, orientation, exif } = await sharp(served.rawPayload).metadata();
    assert.deepEqual(
      { width, height, orientation, exif },
      { width: 30, height: 40, orientation: undefined, exif: undefined },
    );
  });

  it('is stored once for all uploaders', async () => {
    const content = await createPicture().png().toBuffer();
    const first = (await upload(content)).json().imageUrl;
    assert.equal((await upload(content)).json().imageUrl, first);
    const other = await buildHost(test);
    assert.equal((await uploadImage(test, other.token, { content })).json().imageUrl, first);
    const name = first.replace('/files/', '');
    const rows = await test.database
      .selectFrom('uploads')
      .select('userId')
      .where('name', '=', name)
      .execute();
    assert.deepEqual(rows.map(({ userId }) => userId).toSorted(), [host.id, other.id].toSorted());
  });
});

describe('an upload is refused', () => {
  it('with 415 when it is no JPEG, PNG or WebP', async () => {
    const png = await createPicture().png().toBuffer();
    const wrong: (Buffer | string)[] = [
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
      '<html></html>',
      await createPicture().gif().toBuffer(),
      await createPicture().tiff().toBuffer(),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)]),
      png.subarray(0, png.length - 30),
      '',
    ];
    for (const content of wrong) {
      const answer = await upload(content);
      assert.equal(answer.statusCode, 415, String(content).slice(0, 20));
      assert.equal(answer.json().message, 'Please choose a JPEG, PNG or WebP picture.');
    }
  });

  it('with 413 above 5 MB and above 6000 pixels', async () => {
    const { statusCode } = await upload(await createPicture(6_000, 1).png().toBuffer());
    assert.equal(statusCode, 200);
    const heavy = Buffer.concat([await createPicture().png().toBuffer(), Buffer.alloc(5_000_000)]);
    for (const content of [heavy, await createPicture(6_001, 1).png().toBuffer()]) {
      const answer = await upload(content);
      assert.equal(answer.statusCode, 413);
      assert.equal(answer.json().code, 'TOO_LARGE');
      assert.equal(answer.json().message, 'A picture may have at most 5 MB and 6000 pixels a side.');
    }
  });

  it('with 429 after twenty in an hour', async () => {
    for (let count = 0; count < 20; count += 1) await upload('no picture counts too');
    const answer = await upload(await createPicture().png().toBuffer());
    assert.equal(answer.statusCode, 429);
    assert.equal(answer.headers['retry-after'], '3600');
    test.clock.advance(3600);
    assert.equal((await upload(await createPicture().png().toBuffer())).statusCode, 200);
  });

  it('to participants, before the body is read', async () => {
    const { token } = await buildParticipant(test);
    const answer = await uploadImage(test, token, { content: await createPicture().png().toBuffer() });
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'ROLE_NOT_ALLOWED']);
  });

  it('as no form, a broken form, or a form without a file', async () => {
    const send = (type: string, payload: string, url = '/s3/upload') =>
      test.app.http.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${host.token}`, 'content-type': type },
      });
    const form = 'multipart/form-data; boundary=x';
    const label = '--x\r\ncontent-disposition: form-data; name="keyName"\r\n\r\na\r\n';
    const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    assert.equal((await send('application/json', '{}')).statusCode, 415);
    assert.equal(
      (await send(form, `${label}--x--\r\n`)).json().errors[0].message,
      'Please choose a picture.',
    );
    assert.equal((await send(form, `${label}${file}`)).statusCode, 400);
    assert.equal((await send(form, 'nothing')).statusCode, 400);
    assert.equal((await send('multipart/form-data', label)).statusCode, 400);
    assert.equal((await send(form, label, '/api/v1/auth/authenticate')).statusCode, 415);
  });

  it('with a text of the catalogue when the storage is away', async (context) => {
    context.mock.method(storage, 'save', async () => {
      throw new Error('The bucket answered 500 to PUT x.png.');
    });
    const answer = await upload(await createPicture().png().toBuffer());
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.json().message, 'Image upload failed');
  });
});

describe('an event', () => {
  it('accepts a shipped picture or an upload of its own host, no other', async () => {
    const { imageUrl } = (await upload(await createPicture().png().toBuffer())).json();
    const other = await buildHost(test);
    const eventId = await buildEvent(test, host);
    const foreign = await buildEvent(test, other);
    const change = (id: string, by: TestAccount, url: string) =>
      test.call(manageEvents.update, { params: { eventId: id }, body: { imageUrl: url } }, by.token);
    assert.equal((await change(eventId, host, imageUrl)).status, 200);
    for (const url of [imageUrl, `/files/${'0'.repeat(64)}.png`])
      assert.deepEqual((await change(foreign, other, url)).error.errors, [
        { field: 'imageUrl', message: 'Please upload a picture or choose one of ours.' },
      ]);
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: other.id, addedAt: test.clock.now() })
      .execute();
    const changes = { imageUrl, title: 'Another title' };
    const { status } = await test.call(
      manageEvents.update,
      { params: { eventId }, body: changes },
      other.token,
    );
    assert.equal(status, 200);
  });
});

describe('a file name', () => {
  it('that the server did not generate is not found, whatever it points to', async () => {
    for (const name of [
      '..%2f..%2fpackage.json',
      'a.png',
      `${'0'.repeat(64)}.png`,
      `${'0'.repeat(64)}.svg`,
      '',
    ]) {
      const answer = await get(`/files/${name}`);
      assert.equal(answer.statusCode, 404, name);
      assert.equal(answer.json().code, 'NOT_FOUND');
    }
  });
});

describe('purging', () => {
  it('removes files unused for a day', async () => {
    const urls: string[] = [];
    const contents = await Promise.all([1, 2, 3].map(() => createPicture().png().toBuffer()));
    for (const content of contents) urls.push((await upload(content)).json().imageUrl);
    const [used = '', renewed = '', unused = ''] = urls;
    await buildEvent(test, host, { imageUrl: used });
    test.clock.advance(23 * 3600);
    await upload(contents[1] ?? '');
    await removeUnusedFiles({ ...test.app, storage });
    assert.equal((await get(unused)).statusCode, 200);
    test.clock.advance(3600);
    await removeUnusedFiles({ ...test.app, storage });
    const left = await Promise.all([used, renewed, unused].map(async (url) => (await get(url)).statusCode));
    assert.deepEqual(left, [200, 200, 404]);
    assert.equal((await upload(contents[2] ?? '')).json().imageUrl, unused);
    assert.equal((await get(unused)).statusCode, 200);
  });
});
