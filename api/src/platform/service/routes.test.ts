import assert from 'node:assert/strict';
import { it } from 'node:test';
import { service } from '@marquee/shared-contracts';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

it('returns the versions of API and contract to anybody', async () => {
  const { body } = await test.call(service.version, {});
  assert.match(body.data.api, /^\d+\.\d+\.\d+$/);
  assert.match(body.data.contract, /^\d+\.\d+\.\d+$/);
});
