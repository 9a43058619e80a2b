import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { TestProject } from '../testing/TestProject';
import type { TestRelease } from '../testing/createTestRelease';

const raffle: TestRelease = { name: 'mf-raffle', version: '1.0.0', paths: ['/raffle'] };
const bellSlot = [{ slot: 'navigation.bell' as const, access: 'public' as const }];
const readCards = "fetch('/api/v1/public/homepage/events').then((reply) => reply.json())";

/** Each release with the line of the report; undefined for a valid release. */
const verdicts: [string, Partial<TestRelease>, RegExp | undefined][] = [
  [
    'a screen that changes the prototype of arrays',
    { code: "Array.prototype.last = () => 1; show('One')" },
    /^ +\/raffle left Array\.prototype\.last behind$/m,
  ],
  [
    'a screen that adds to every object',
    { code: "Object.prototype.raffle = 1; show('One')" },
    /^ +\/raffle left Object\.prototype\.raffle behind$/m,
  ],
  [
    'a screen that replaces fetch',
    { code: "window.fetch = () => Promise.reject(new Error('no')); show('One')" },
    /^ +\/raffle replaced window\.fetch$/m,
  ],
  [
    'a screen that leaves a global behind',
    { code: "window.prizes = []; show('One')" },
    /^ +\/raffle left the global prizes behind$/m,
  ],
  ['a screen with globals of its own name', { code: "window.mfRaffle_1 = []; show('One')" }, undefined],
  [
    'an undefined property, which React leaves after an error',
    { code: "Error.prepareStackTrace = undefined; show('One')" },
    undefined,
  ],
  [
    'a screen with globals of its bundler',
    { code: "window.__mf_module_cache__ = []; show('One')" },
    undefined,
  ],
  [
    'a screen that throws with rows',
    {
      code: `show('One'); ${readCards}.then((cards) => {
        if (cards.length > 0) throw new Error(cards.length + ' cards');
      })`,
    },
    /^ +\/raffle threw "3 cards", with full data$/m,
  ],
  [
    'a screen that throws without rows',
    { code: `show('One'); ${readCards}.then((cards) => { if (cards.length === 0) cards[0].title; })` },
    /^ +\/raffle threw "Cannot read properties of undefined \(reading 'title'\)", with empty data$/m,
  ],
  [
    'a screen that throws without the API',
    { code: `show('One'); ${readCards}.then((cards) => cards.map(String))` },
    /^ +\/raffle threw "cards\.map is not a function", with a failing API$/m,
  ],
  [
    'a screen that logs an error with its data',
    {
      code: `show('One'); ${readCards}.then((cards) => { if (cards.length > 0) console.error('odd cards'); })`,
    },
    /^ +\/raffle logged "odd cards", with full data$/m,
  ],
  [
    'a screen that becomes blank with its data',
    { code: `show('One'); ${readCards}.then((cards) => { if (cards.length > 0) show(''); })` },
    /^ +\/raffle showed nothing.*, with full data$/m,
  ],
  [
    'a screen that throws no error but a text, behind its outage card',
    {
      code: `console.error('no prizes');
        document.querySelector('main').innerHTML = '<h1 id="outage">Raffle cannot be shown</h1>'`,
    },
    /^ +\/raffle threw "no prizes"$/m,
  ],
  [
    'a screen that waits for ever',
    { code: `document.querySelector('main').innerHTML = '<p aria-busy="true">Loading</p>'` },
    /^ +\/raffle did not show itself in 3 s; does it wait for a promise that never settles\?$/m,
  ],
  ['a slot', { slots: bellSlot, bell: "showBell('mf-raffle', 'Bell')" }, undefined],
  [
    'a slot that throws',
    { slots: bellSlot, bell: "throw new Error('no bell')" },
    /^ +slot navigation\.bell threw "no bell"$/m,
  ],
  [
    'a slot whose sign stands for it',
    { slots: bellSlot, bell: "showBell('mf-raffle')" },
    /^ +slot navigation\.bell showed the outage card: "mf-raffle cannot be shown"$/m,
  ],
  [
    'a slot that changes globals',
    { slots: bellSlot, bell: "String.prototype.ring = 1; showBell('mf-raffle', 'Bell')" },
    /^ +slot navigation\.bell left String\.prototype\.ring behind$/m,
  ],
];

describe('the screens and slots of a release (RL-39)', { skip: describeMissingBrowser() }, () => {
  let project: TestProject;
  before(() => {
    process.env['CHECK_SECONDS'] = '3';
  });
  after(() => {
    delete process.env['CHECK_SECONDS'];
  });
  beforeEach(() => {
    project = new TestProject();
    project.writeStable({ name: 'shell', version: '3.0.0' });
  });
  afterEach(() => project.remove());

  for (const [name, given, message] of verdicts)
    it(message ? `rejects ${name}` : `accepts ${name}`, async () => {
      project.writeBuild({ ...raffle, ...given });
      assert.equal(await project.run('check mf-raffle'), message === undefined, project.output);
      if (message) assert.match(project.output, message);
    });

  it('names an error of a slot once, although the slot stands beside each screen', async () => {
    project.writeBuild({ ...raffle, slots: bellSlot, bell: "throw new Error('no bell')" });
    assert.equal(await project.run('check mf-raffle'), false);
    assert.equal(project.output.match(/no bell/g)?.length, 1, project.output);
  });

  it('names a screen that waits for ever, although a script logged an error', async () => {
    const waiting = `document.querySelector('main').innerHTML = '<p aria-busy="true">Loading</p>'`;
    project.writeBuild({ ...raffle, code: `console.error('odd'); ${waiting}` });
    assert.equal(await project.run('check mf-raffle'), false);
    assert.match(project.output, /^ +\/raffle did not show itself in 3 s/m);
  });
});
