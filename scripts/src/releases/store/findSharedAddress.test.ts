import { isReservedPath } from '@marquee/shared-contracts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginsWithParameter, findSharedAddress } from './findSharedAddress';

describe('two paths', () => {
  const shared: [string, string, string, string | undefined][] = [
    ['/login', '/login/', '/login', undefined],
    ['/login', '/LogIn', '/login', undefined],
    ['/event/:eventId?', '/event/:id', '/event/x~', undefined],
    ['/event/:eventId?', '/event', '/event', undefined],
    ['/event/:eventId?', '/event/new', '/event/new', '/event/new'],
    ['/quiz/:eventId', '/quiz/:eventId?', '/quiz/x~', undefined],
    ['/quiz', '/quiz/:eventId?', '/quiz', undefined],
    ['/leader/:eventId', '/leader/*', '/leader/x~', '/leader/:eventId'],
    ['/login', '/:anything', '/login', '/login'],
    ['/join/:id/:code', '/*', '/join/x~/x~', '/join/:id/:code'],
    ['/a?/b', '/b/:c?', '/b', undefined],
    ['/a/:b/c', '/:a/b/:c', '/a/b/c', '/a/:b/c'],
  ];
  for (const [one, other, address, winner] of shared) {
    it(`${one} and ${other} share ${address}`, () => {
      const found = findSharedAddress(one, other);
      assert.equal(found?.address.toLowerCase(), address);
      if (winner === undefined) return;
      assert.equal(found.winner, winner);
      assert.deepEqual(findSharedAddress(other, one)?.winner, winner);
    });
  }

  const apart: [string, string][] = [
    ['/', '/login'],
    ['/event/:id', '/events/:id'],
    ['/event/:id', '/event/:id/more'],
    ['/quiz', '/quiz/:eventId'],
    ['/a/:b/c', '/a/:b/d'],
    ['/raffle/*', '/raffles/x'],
  ];
  for (const [one, other] of apart)
    it(`${one} and ${other} share none`, () => assert.equal(findSharedAddress(one, other), undefined));
});

describe('a path for all teams', () => {
  it('begins with a parameter, also behind an optional word', () => {
    for (const path of ['/:anything', '/*', '/:a?', '/raffle?/:id', '/:a/b'])
      assert.equal(beginsWithParameter(path), true, path);
    for (const path of ['/', '/raffle/:id?', '/raffle/*', '/raffle?'])
      assert.equal(beginsWithParameter(path), false, path);
  });
});

describe('a path of the product', () => {
  it('is reserved in any letter case, and below its first part', () => {
    for (const path of ['/api', '/API/v1/x', '/files/*', '/__remotes', '/__new', '/shell/1', '/mf-quiz/:x'])
      assert.equal(isReservedPath(path), true, path);
    for (const path of ['/favicon.ico', '/assets', '/healthz', '/registry.json', '/images/:a'])
      assert.equal(isReservedPath(path), true, path);
    for (const path of ['/', '/apiary', '/login', '/:api']) assert.equal(isReservedPath(path), false, path);
  });
});
