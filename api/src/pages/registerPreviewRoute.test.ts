import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { buildHost } from '../testing/buildAccount';
import { setUpTestApp } from '../testing/setUpTestApp';
import { uploadImage } from '../testing/uploadImage';
import { PREVIEW_SIZE, getPreviewPicture } from './PreviewPicture';

const test = setUpTestApp();

const get = (url: string) => test.app.http.inject({ url });

describe('the picture of a preview card', () => {
  it('of an uploaded picture is a JPEG of the card’s size', async () => {
    const { token } = await buildHost(test);
    const create = {
      width: 300,
      height: 400,
      channels: 4 as const,
      background: { r: 9, g: 9, b: 200, alpha: 0.5 },
    };
    const content = await sharp({ create }).webp().toBuffer();
    const { imageUrl } = (await uploadImage(test, token, { content })).json();
    const { path: address, type } = getPreviewPicture(imageUrl);
    assert.equal(type, 'image/jpeg');
    const served = await get(address);
    assert.equal(served.statusCode, 200);
    assert.equal(served.headers['content-type'], 'image/jpeg');
    assert.equal(served.headers['cache-control'], 'public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(served.rawPayload).metadata();
    assert.deepEqual({ format, width, height }, { format: 'jpeg', ...PREVIEW_SIZE });
  });

  it('exists for uploads only', async () => {
    const name = `${'0'.repeat(64)}.png`;
    for (const url of [`/previews/${name}.jpg`, `/previews/${name}`, '/previews/..%2f..%2fpackage.json'])
      assert.equal((await get(url)).statusCode, 404, url);
  });

  it('exists for every shipped drawing of events', async () => {
    const root = resolve(import.meta.dirname, '../../../shell/public');
    const events = readdirSync(join(root, 'images/events')).map((name) => `/images/events/${name}`);
    const drawings = ['/images/default-event.svg', ...events.filter((name) => name.endsWith('.svg'))];
    assert.ok(drawings.length > 10);
    for (const drawing of drawings) {
      const file = join(root, getPreviewPicture(drawing).path);
      assert.ok(existsSync(file), `npm run pictures draws ${file}`);
      const { format, width, height } = await sharp(readFileSync(file)).metadata();
      assert.deepEqual({ format, width, height }, { format: 'png', ...PREVIEW_SIZE }, file);
    }
  });
});
