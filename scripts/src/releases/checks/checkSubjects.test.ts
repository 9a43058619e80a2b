import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { describeMissingBrowser } from '../../browser/describeMissingBrowser';
import { TestProject } from '../testing/TestProject';
import type { TestRelease } from '../testing/createTestRelease';

const raffle: TestRelease = { name: 'mf-raffle', version: '1.0.0', paths: ['/raffle'] };
const bellSlot = [{ slot: 'navigation.bell' as const, access: 'public' as const }];
const eventActions = [{ slot: 'event.actions' as const, access: 'user' as const }];
const readCards = "fetch('/api/v1/public/homepage/events').then((reply) => reply.json())";

/** Each screen of one release with the text of the report's line; undefined for a valid screen. */
const screens: [name: string, code: string, message: RegExp | undefined][] = [
  [
    'a screen that changes the prototype of arrays',
    "Array.prototype.last = () => 1; show('One')",
    /^left Array\.prototype\.last behind$/,
  ],
  [
    'a screen that adds to every object',
    "Object.prototype.raffle = 1; show('One')",
    /^left Object\.prototype\.raffle behind$/,
  ],
  [
    'a screen that replaces fetch',
    "window.fetch = () => Promise.reject(new Error('no')); show('One')",
    /^replaced window\.fetch$/,
  ],
  [
    'a screen that leaves a global behind',
    "window.prizes = []; show('One')",
    /^left the global prizes behind$/,
  ],
  ['a screen with globals of its own name', "window.mfRaffle_1 = []; show('One')", undefined],
  [
    'an undefined property, which React leaves after an error',
    "Error.prepareStackTrace = undefined; show('One')",
    undefined,
  ],
  ['a screen with globals of its bundler', "window.__mf_module_cache__ = []; show('One')", undefined],
  [
    'a screen that throws with rows',
    `show('One'); ${readCards}.then((cards) => {
        if (cards.length > 0) throw new Error(cards.length + ' cards');
      })`,
    /^threw "3 cards", with full data$/,
  ],
  [
    'a screen that throws without rows',
    `show('One'); ${readCards}.then((cards) => { if (cards.length === 0) cards[0].title; })`,
    /^threw "Cannot read properties of undefined \(reading 'title'\)", with empty data$/,
  ],
  [
    'a screen that throws without the API',
    `show('One'); ${readCards}.then((cards) => cards.map(String))`,
    /^threw "cards\.map is not a function", with a failing API$/,
  ],
  [
    'a screen that logs an error with its data',
    `show('One'); ${readCards}.then((cards) => { if (cards.length > 0) console.error('odd cards'); })`,
    /^logged "odd cards", with full data$/,
  ],
  [
    'a screen that becomes blank with its data',
    `show('One'); ${readCards}.then((cards) => { if (cards.length > 0) show(''); })`,
    /^showed nothing.*, with full data$/,
  ],
  [
    'a screen that throws no error but a text, behind its outage card',
    `console.error('no prizes');
        document.querySelector('main').innerHTML = '<h1 id="outage">Raffle cannot be shown</h1>'`,
    /^threw "no prizes"$/,
  ],
  [
    'a screen that waits for ever',
    `document.querySelector('main').innerHTML = '<p aria-busy="true">Loading</p>'`,
    /^did not show itself in 3 s; does it wait for a promise that never settles\?$/,
  ],
];

/** Each slot with the line of the report; undefined for a valid slot. */
const bells: [string, Partial<TestRelease>, RegExp | undefined][] = [
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
    'an action of an event whose sign stands for it, with full data alone',
    { slots: eventActions, bell: "showBell('mf-raffle')" },
    /^ +slot event\.actions showed the outage card: "mf-raffle cannot be shown", with full data$/m,
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

  describe('in one release', () => {
    let lines: string[] = [];
    before(async () => {
      const release = new TestProject();
      release.writeStable({ name: 'shell', version: '3.0.0' });
      const rows = screens.map(([, code], index): [string, string] => [`/raffle/${String(index)}`, code]);
      release.writeBuild({ ...raffle, moreScreens: Object.fromEntries(rows) });
      assert.equal(await release.run('check mf-raffle'), false);
      lines = release.output.split('\n').map((line) => line.trim());
      release.remove();
    });

    for (const [index, [name, , message]] of screens.entries())
      it(message ? `rejects ${name}` : `accepts ${name}`, () => {
        const prefix = `/raffle/${String(index)} `;
        const problems = lines
          .filter((line) => line.startsWith(prefix))
          .map((line) => line.slice(prefix.length));
        const found = message === undefined ? problems : problems.filter((problem) => message.test(problem));
        assert.equal(found.length, message === undefined ? 0 : 1, lines.join('\n'));
      });
  });

  for (const [name, given, message] of bells)
    it(message ? `rejects ${name}` : `accepts ${name}`, async () => {
      project.writeBuild({ ...raffle, ...given });
      assert.equal(await project.run('check mf-raffle'), message === undefined, project.output);
      if (message) assert.match(project.output, message);
    });

  it('accepts a global of a shell that begins late, as on a slow machine', async () => {
    project.writeStable({ name: 'shell', version: '3.1.0', beginsAfter: 1_500 });
    project.writeBuild(raffle);
    assert.equal(await project.run('check mf-raffle'), true, project.output);
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
