import type { Audience } from '@marquee/shared-contracts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../store/compressFiles';
import type { ReleaseRecord } from '../store/Store';

/** The parts of a release that a test sets; the others have defaults. */
export interface Planted {
  name: string;
  version: string;
  /** Addresses of its one screen. */
  paths?: string[];
  access?: Audience;
  slots?: { slot: 'navigation.bell'; access: Audience }[];
  requires?: Record<string, string>;
  provides?: Record<string, string>;
  uses?: string[];
  /** The script of the screen; the planted shell shows what it calls `show` with. */
  code?: string;
}

/** A shell of ten lines: it finds the screen of the address in the registry and evaluates its script. */
const shellScript = `
const main = document.querySelector('main');
window.show = (text) => { main.textContent = text; };
const { remotes } = JSON.parse(document.getElementById('registry').textContent);
const answers = (pattern) => new RegExp('^' + pattern.replace(/:\\w+/g, '[^/]+') + '$').test(location.pathname);
for (const { name, version, screens } of remotes) {
  const screen = screens.find(({ path }) => answers(path));
  if (!screen) continue;
  const script = document.createElement('script');
  script.src = '/' + name + '/' + version + '/' + screen.module.replace('./', '') + '.js';
  document.head.append(script);
}`;

const template =
  '<!doctype html><title>Planted</title><!-- preload --><!-- styles --><!-- registry --><main></main><!-- scripts -->';

const code = "document.readyState === 'complete' ? show('One') : addEventListener('load', () => show('One'))";

function filesOf(planted: Planted): Record<string, string> {
  if (planted.name === 'shell') {
    return { 'main.js': shellScript, 'main.css': '.frame{}', 'document.html': template };
  }
  return {
    'remoteEntry.js': `/* ${planted.name} ${planted.version} */`,
    'OneScreen.js': planted.code ?? code,
  };
}

function declarationOf({
  name,
  paths = [],
  access = 'public',
  slots = [],
}: Planted): ReleaseRecord['declaration'] {
  const screen = { module: './OneScreen', file: './One', access, title: name };
  return {
    title: name,
    screens: paths.map((at) => ({ ...screen, path: at })),
    redirects: [],
    slots: slots.map((slot) => ({ ...slot, module: './Bell', file: './Bell' })),
  };
}

/** Writes a release into `folder` as a build does, without building anything. */
export function createTestRelease(folder: string, planted: Planted): ReleaseRecord {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(filesOf(planted))) writeFileSync(join(folder, file), text);
  const isShell = planted.name === 'shell';
  const record: ReleaseRecord = {
    name: planted.name,
    version: planted.version,
    declaration: isShell ? null : declarationOf(planted),
    chunks: isShell ? { main: ['main.css', 'main.js'] } : { OneScreen: ['OneScreen.js'] },
    rootFiles: [],
    requires: planted.requires ?? {},
    provides: planted.provides ?? {},
    uses: planted.uses ?? [],
    files: compressFiles(folder),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record));
  return record;
}
