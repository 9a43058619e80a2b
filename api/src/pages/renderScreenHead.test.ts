import type { RegisteredScreen, Registry } from '@marquee/shared-contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildReleaseStore } from '../testing/buildReleaseStore';
import { servePages } from './servePages';
import { PublishedRegistry } from '../features/releases/PublishedRegistry';

const publicUrl = 'https://marquee.example.org';
const { storeDirectory, remove } = buildReleaseStore('/', '/event-type/:category?', '/terms', '/unnamed');
let app: FastifyInstance;

const createScreen = (at: string, title: string): RegisteredScreen => ({
  path: at,
  module: './Screen',
  access: 'public',
  title,
});

before(async () => {
  const file = join(storeDirectory, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const screens = [
    createScreen('/', 'Marquee'),
    createScreen('/event-type/:category?', 'Events'),
    createScreen('/terms', 'Ifs & "buts"'),
  ];
  const entry = { url: '/mf-discovery/1.0.0/remoteEntry.js', integrity: 'sha256-abc' };
  const release = { title: 'Discovery', version: '1.0.0', entry, redirects: [], slots: [] };
  registry.page.remotes = [{ ...release, name: 'mf-discovery', screens }];
  writeFileSync(file, JSON.stringify(registry));
  app = Fastify();
  await app.register(servePages, {
    publishedRegistry: new PublishedRegistry(storeDirectory),
    publicUrl,
    secret: 'a secret for tests only',
  });
});
after(async () => {
  await app.close();
  remove();
});

const matchAll = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map((found) => found[1]);

describe('the document of a screen', () => {
  for (const [url, title, address] of [
    ['/', 'Marquee', `${publicUrl}/`],
    ['/event-type/quiz?sort=new', 'Events · Marquee', undefined],
    ['/terms', 'Ifs &amp; &quot;buts&quot; · Marquee', `${publicUrl}/terms`],
  ] as const) {
    it(`${url} has the title ${title} and the product's card`, async () => {
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
      const readMeta = (name: string) =>
        matchAll(new RegExp(`(?:name|property)="${name}"\\s+content="([^"]*)"`, 'g'), body);
      assert.deepEqual(matchAll(/<title>(.*?)<\/title>/g, body), [title]);
      assert.deepEqual(readMeta('og:title'), [title]);
      assert.deepEqual(readMeta('og:url'), address === undefined ? [] : [address]);
      assert.deepEqual(readMeta('og:image'), [`${publicUrl}/images/default-event.png`]);
      assert.deepEqual(readMeta('description'), ["The product's own"]);
      assert.deepEqual(readMeta('og:description'), ["The product's own"]);
    });
  }

  it('has no card for an invalid host', async () => {
    const nameless = Fastify();
    await nameless.register(servePages, {
      publishedRegistry: new PublishedRegistry(storeDirectory),
      secret: 'a secret for tests only',
    });
    const reply = await nameless.inject({ url: '/', headers: { accept: 'text/html', host: 'a b' } });
    assert.equal(reply.statusCode, 200);
    assert.ok(!reply.body.includes('og:'));
    await nameless.close();
  });

  it("keeps the template's head if the registry does not know the address", async () => {
    const { body } = await app.inject({ url: '/unnamed', headers: { accept: 'text/html' } });
    assert.deepEqual(matchAll(/<title>(.*?)<\/title>/g, body), ['Marquee']);
    assert.ok(!body.includes('og:'));
  });
});
