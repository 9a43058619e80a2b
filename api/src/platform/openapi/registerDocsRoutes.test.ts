import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { endpoints } from '@marquee/shared-contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

describe('/openapi.json', () => {
  it("is OpenAPI 3.1 by the standard's own schema", async () => {
    const description = (await test.app.http.inject('/openapi.json')).json();
    const validator = new Validator();
    assert.deepEqual(await validator.validate(description), { valid: true });
    assert.equal(validator.version, '3.1');
    const broken = { ...description, info: { title: 'no version' } };
    assert.equal((await new Validator().validate(broken)).valid, false);
  });
});

describe('/docs', () => {
  it('shows every call with its callers', async () => {
    const { statusCode, headers, body } = await test.app.http.inject('/docs');
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    for (const [name, { path }] of endpoints) {
      assert.ok(body.includes(`<details id="${name}">`), name);
      assert.ok(body.includes(`<code>${path.replace(/:([A-Za-z]+)/g, '{$1}')}</code>`), path);
    }
    const calls = body.match(
      /<\/code>, for (anybody|who is logged in|participants|hosts|hosts and helpers at the door)<\/summary>/g,
    );
    assert.equal(calls?.length, endpoints.size);
  });

  it('contains no script and no foreign resource, and its policy allows none', async () => {
    const { headers, body } = await test.app.http.inject('/docs');
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    assert.equal(
      headers['content-security-policy'],
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    assert.doesNotMatch(body, /<script|<link|<img|\sstyle=|\son\w+=|(src|href)="(https?:)?\/\//);
  });
});
