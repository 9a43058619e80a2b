import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readDeclaration } from './RemoteDeclaration';

function declared(screen: object, slots: object[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-remote-'));
  const file = join(folder, 'remote.json');
  const row = { path: '/x', module: './XScreen', file: './x', access: 'public', title: 'X', ...screen };
  writeFileSync(file, JSON.stringify({ name: 'mf-x', title: 'X', screens: [row], redirects: [], slots }));
  try {
    return readDeclaration(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a remote.json', () => {
  it('is read when its rows are right', () => {
    assert.equal(declared({ preload: ['/api/v1/public/x'] }).screens[0]?.path, '/x');
  });

  it('is refused for an unknown access, a module not called "./Name", or a path without its slash', () => {
    assert.throws(() => declared({ access: 'admin' }), /access admin/);
    assert.throws(() => declared({ module: 'XScreen' }), /XScreen: not "\.\/Name"/);
    assert.throws(() => declared({ path: 'x' }), /path x/);
  });

  it('is refused for a slot that the frame does not have', () => {
    const bell = { slot: 'navigation.bell', module: './Bell', file: './bell', access: 'user' };
    assert.equal(declared({}, [bell]).slots.length, 1);
    assert.throws(() => declared({}, [{ ...bell, slot: 'navigation.gong' }]), /no slot navigation\.gong/);
  });

  it('is refused for a frame that is not the file of a component', () => {
    assert.equal(declared({ frame: './src/one/OneFrame.tsx' }).screens[0]?.frame, './src/one/OneFrame.tsx');
    assert.throws(() => declared({ frame: './src/One.frame.html' }), /One\.frame\.html: not the file/);
  });

  it('is refused when it preloads for a screen that is not for everybody', () => {
    assert.throws(() => declared({ access: 'user', preload: ['/api/v1/x'] }), /only public calls/);
  });
});
