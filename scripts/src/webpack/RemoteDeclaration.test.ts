import { type Audience, SLOTS } from '@marquee/shared-contracts';
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readDeclaration } from './RemoteDeclaration';

function read(declaration: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-remote-'));
  const file = join(folder, 'remote.json');
  writeFileSync(file, JSON.stringify(declaration));
  try {
    return readDeclaration(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const row = { path: '/x', module: './XScreen', access: 'public', title: 'X' };
const remote = { name: 'mf-x', title: 'X', screens: [row], redirects: [], slots: [] };

const declared = (screen: object, slots: object[] = []) =>
  read({ ...remote, screens: [{ ...row, ...screen }], slots });

describe('a remote.json', () => {
  it('is read when its rows are right', () => {
    assert.equal(declared({ preload: ['/api/v1/public/x'] }).screens[0]?.path, '/x');
    for (const path of ['/', '/x/:id', '/x/:id?', '/x/:id/more', '/otpWithMail', '/update_1', '/x/*'])
      assert.equal(declared({ path }).screens[0]?.path, path);
  });

  const wrong: [string, object, RegExp][] = [
    [
      'an unknown access',
      { access: 'admin' },
      /screens\[0\] \(\/x\), access "admin": use public, visitor, account, user or host\./,
    ],
    [
      'a module not called "./Name"',
      { module: 'XScreen' },
      /module: "XScreen" is wrong\. .*such as \.\/HomeScreen/,
    ],
    [
      'a path without its slash',
      { path: 'x' },
      /screens\[0\] \(x\), path: "x" is wrong\. .*begins with a slash/,
    ],
    ['a * before the end of a path', { path: '/*/x' }, /path: "\/\*\/x" is wrong/],
    ['a call without its slash', { preload: ['x'] }, /preload, 0: "x" is wrong/],
    [
      'a call for a screen that is not for everybody',
      { access: 'user', preload: ['/api/v1/x'] },
      /access: "user" is wrong\. Only public screens can preload/,
    ],
    ['a misspelt property', { acess: 'host' }, /screens\[0\] \(\/x\): "acess" is unknown/],
    ['a link that is no name', { link: 'my event' }, /link: "my event" is wrong/],
    ['parameters of no link', { optionalLinkParams: ['id'] }, /must have property link when/],
    ['no title', { title: undefined }, /screens\[0\] \(\/x\) has no "title" \(a string\)\./],
  ];
  for (const [what, screen, message] of wrong) {
    it(`is refused for ${what}`, () => assert.throws(() => declared(screen), message));
  }

  it('takes prefixes without parameters', () => {
    assert.deepEqual(read({ ...remote, prefixes: ['/x', '/y/z'] }).prefixes, ['/x', '/y/z']);
    for (const prefix of ['/', 'x', '/:x', '/x/*'])
      assert.throws(() => read({ ...remote, prefixes: [prefix] }), /prefixes\[0\]: ".*" is wrong/);
  });

  it('is refused for a slot that the layout does not have', () => {
    const bell = { slot: 'navigation.bell', module: './Bell', access: 'user' };
    assert.equal(declared({}, [bell]).slots.length, 1);
    assert.throws(
      () => declared({}, [{ ...bell, slot: 'navigation.gong' }]),
      /slots\[0\] \(navigation\.gong\), slot "navigation\.gong": use navigation\.bell, event\.actions or profile\.tabs/,
    );
  });

  it('is refused for a navigation entry that leads nowhere for its people', () => {
    const entry = { menu: 'navigation.host', label: 'Rooms', path: '/x' };
    const readWith = (access: string, navigation: object) =>
      read({ ...remote, screens: [{ ...row, access }], navigation: [navigation] });
    assert.deepEqual(readWith('host', entry).navigation, [entry]);
    assert.deepEqual(readWith('public', entry).navigation, [entry]);
    const dead = /navigation \(\/[xy]\): no screen of this remote has this path for navigation\.host/;
    assert.throws(() => readWith('user', entry), dead);
    assert.throws(() => readWith('host', { ...entry, path: '/y' }), dead);
    assert.throws(() => readWith('host', { ...entry, path: '/x/:id' }), /path: "\/x\/:id" is wrong/);
    assert.throws(
      () => readWith('host', { ...entry, menu: 'navigation.visitor' }),
      /use navigation\.participant/,
    );
    assert.throws(() => readWith('host', { ...entry, label: 'x'.repeat(25) }), /label/);
  });

  it('is refused with the name of the file and every wrong row', () => {
    const screens = [{ ...row, access: 'admin' }, row, { ...row, path: '/y', module: 'Y' }];
    assert.throws(
      () => read({ ...remote, screens, redirects: [{ from: 'z', to: '/' }] }),
      (error: Error) => {
        assert.match(error.message, /^marquee-remote-\w+\/remote\.json is wrong:\n/);
        const places = [...error.message.matchAll(/^ {2}(\w+\[\d\] \S+)/gm)].map(([, place]) => place);
        assert.deepEqual(places, ['screens[0] (/x),', 'screens[2] (/y),', 'redirects[0] (z),']);
        return true;
      },
    );
  });

  it('is refused if it is no remote at all', () => {
    assert.throws(() => read({ mine: true }), / has no "name" \(a string\)\.\n.*has no "title" \(a string\)/);
    const { screens: _screens, ...rest } = remote;
    assert.throws(
      () => read(rest),
      /^Error: marquee-remote-\w+\/remote\.json has no "screens" \(an array\)\.$/,
    );
    assert.throws(() => read([]), /must be object/);
  });
});

const schemaFile = join(import.meta.dirname, '../../../shared-contracts/remote.schema.json');

interface Schema {
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

describe('the schema of remote.json', () => {
  it('is the one that each remote names for editors', () => {
    const root = join(import.meta.dirname, '../../..');
    const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
    assert.notEqual(remotes.length, 0);
    for (const folder of [...remotes, 'scripts/src/fixtures/faulty-remote/mf-fixture']) {
      const { $schema } = JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
        $schema: string;
      };
      assert.equal(realpathSync(join(root, folder, $schema)), realpathSync(schemaFile), folder);
    }
  });

  it('names the slots and the audiences of the contract', () => {
    const { properties = {} } = JSON.parse(readFileSync(schemaFile, 'utf8')) as Schema;
    const slots = properties['slots']?.items?.properties;
    const audiences: Record<Audience, true> = {
      public: true,
      visitor: true,
      account: true,
      user: true,
      host: true,
    };
    assert.deepEqual(slots?.['slot']?.enum, SLOTS);
    assert.deepEqual(slots['access']?.enum, Object.keys(audiences));
    assert.deepEqual(properties['screens']?.items?.properties?.['access']?.enum, Object.keys(audiences));
  });
});
