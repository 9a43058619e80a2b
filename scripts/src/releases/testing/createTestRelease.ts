import type { Audience, NavigationEntry, SlotName } from '@marquee/shared-contracts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../store/compressFiles';
import type { EntryRecord, ReleaseRecord } from '../store/Store';

/** Parts of a release that a test sets; others have defaults. */
export interface TestRelease {
  name: string;
  version: string;
  /** Addresses of its one screen. */
  paths?: string[];
  access?: Audience;
  prefixes?: string[];
  slots?: { slot: SlotName; access: Audience }[];
  navigation?: NavigationEntry[];
  requires?: Record<string, string>;
  provides?: Record<string, string>;
  uses?: string[];
  entry?: EntryRecord;
  /** The screen's style sheet. */
  styles?: string;
  /** The screen's script; the test shell shows the text that it passes to `show`. */
  code?: string;
  /** The milliseconds after which a shell begins, as on a slow machine, and leaves a global of its own. */
  beginsAfter?: number;
  /** Further screens: the script of each by its address. */
  moreScreens?: Record<string, string>;
  /** The script of its slot; it calls `showBell` of the test shell with its title and its text, or none. */
  bell?: string;
}

/** Finds the path's screen in the registry and loads its script, or says that there is none, and loads the slots. */
const shellScript = `
const main = document.querySelector('main');
window.show = (text) => { main.textContent = text; };
const { remotes } = JSON.parse(document.getElementById('registry').textContent);
const answers = (pattern) => new RegExp('^' + pattern.replace(/:\\w+/g, '[^/]+') + '$').test(location.pathname);
if (!remotes.some(({ screens }) => screens.some(({ path }) => answers(path)))) show('Nothing here');
for (const { name, version, screens } of remotes) {
  const screen = screens.find(({ path }) => answers(path));
  if (!screen) continue;
  const script = document.createElement('script');
  script.src = '/' + name + '/' + version + '/' + screen.module.replace('./', '') + '.js';
  document.head.append(script);
}
window.showBell = (title, text) => {
  const sign = '<button data-outage="' + title + '">' + title + ' cannot be shown</button>';
  document.body.insertAdjacentHTML('beforeend', '<div class="layout-slot">' + (text ?? sign) + '</div>');
};
for (const { name, version, slots } of remotes) {
  if (slots.length === 0) continue;
  const script = document.createElement('script');
  script.src = '/' + name + '/' + version + '/Bell.js';
  document.head.append(script);
}`;

const createShellScript = ({ beginsAfter }: TestRelease): string =>
  beginsAfter === undefined
    ? shellScript
    : `setTimeout(() => { window.shellRetries = {};${shellScript}\n}, ${String(beginsAfter)});`;

const template =
  '<!doctype html><title>TestRelease</title><!-- preload --><!-- styles --><!-- registry --><main></main><!-- scripts -->';

const code = "document.readyState === 'complete' ? show('One') : addEventListener('load', () => show('One'))";

/** The modules of further screens, with address and script. */
const listMoreScreens = ({ moreScreens = {} }: TestRelease) =>
  Object.entries(moreScreens).map(([path, script], index) => ({
    module: `More${String(index)}Screen`,
    path,
    script,
  }));

function createFiles(testRelease: TestRelease): Record<string, string> {
  if (testRelease.name === 'shell') {
    return { 'main.js': createShellScript(testRelease), 'main.css': '.layout{}', 'document.html': template };
  }
  return {
    'remoteEntry.js': `/* ${testRelease.name} ${testRelease.version} */`,
    'OneScreen.js': testRelease.code ?? code,
    ...Object.fromEntries(listMoreScreens(testRelease).map(({ module, script }) => [`${module}.js`, script])),
    ...(testRelease.styles !== undefined && { 'OneScreen.css': testRelease.styles }),
    ...(testRelease.bell !== undefined && { 'Bell.js': testRelease.bell }),
  };
}

function createDeclaration(testRelease: TestRelease): ReleaseRecord['declaration'] {
  const { name, paths = [], access = 'public', slots = [], prefixes, navigation } = testRelease;
  const screen = { module: './OneScreen', access, title: name };
  return {
    title: name,
    screens: [
      ...paths.map((at) => ({ ...screen, path: at })),
      ...listMoreScreens(testRelease).map(({ module, path }) => ({ ...screen, module: `./${module}`, path })),
    ],
    redirects: [],
    slots: slots.map((slot) => ({ ...slot, module: './Bell' })),
    ...(prefixes && { prefixes }),
    ...(navigation && { navigation }),
  };
}

const createChunks = (testRelease: TestRelease): ReleaseRecord['chunks'] => ({
  OneScreen: ['OneScreen.js'],
  ...Object.fromEntries(listMoreScreens(testRelease).map(({ module }) => [module, [`${module}.js`]])),
  ...(testRelease.bell !== undefined && { Bell: ['Bell.js'] }),
});

/** Writes a release into `folder` like a build. */
export function createTestRelease(folder: string, testRelease: TestRelease): ReleaseRecord {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(createFiles(testRelease)))
    writeFileSync(join(folder, file), text);
  const isShell = testRelease.name === 'shell';
  const record: ReleaseRecord = {
    name: testRelease.name,
    version: testRelease.version,
    declaration: isShell ? null : createDeclaration(testRelease),
    ...(testRelease.entry && { entry: testRelease.entry }),
    chunks: isShell ? { main: ['main.css', 'main.js'] } : createChunks(testRelease),
    rootFiles: [],
    requires: testRelease.requires ?? {},
    provides: testRelease.provides ?? {},
    uses: testRelease.uses ?? [],
    files: compressFiles(folder),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record));
  return record;
}
