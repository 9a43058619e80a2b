import type { PageRegistry, ReleaseFile } from '@marquee/shared-contracts';
import { readFileSync } from 'node:fs';
import { getFile, isStyle } from './getFile';
import type { ReleaseRecord, Store } from './Store';

/** The shell of a page, and the release before for the case that it fails. */
export interface ChosenShell {
  shell: ReleaseRecord;
  previousShell?: ReleaseRecord | undefined;
}

/** The first mention fixes the order of the layers, whichever styles load first. */
const LAYER_ORDER = '@layer base, kit, remote;';

const isScript = (name: string): boolean => name.endsWith('.js');

/** Renders the shell's script, with the one of the release before for a page whose shell fails (RT-24). */
function renderScriptTag({ url, integrity }: ReleaseFile, previous: ReleaseFile | undefined): string {
  const fallback = previous
    ? ` data-previous="${previous.url}" data-previous-integrity="${previous.integrity}"`
    : '';
  return `<script src="${url}" integrity="${integrity}" crossorigin="anonymous" defer data-shell${fallback}></script>`;
}

/** The first script of a shell; a shell has one. */
function findScript(shell: ReleaseRecord | undefined): ReleaseFile | undefined {
  const name = shell?.chunks['main']?.find(isScript);
  return shell && name !== undefined ? getFile(shell, name) : undefined;
}

/** Fills the shell's template with its styles, scripts and the registry. */
export function fillTemplate(store: Store, { shell, previousShell }: ChosenShell, page: PageRegistry) {
  const read = (name: string) => readFileSync(store.path(shell.name, shell.version, name), 'utf8');
  const main = shell.chunks['main'] ?? [];
  const own = main.filter(isStyle).map(read);
  const scripts = main
    .filter(isScript)
    .map((name) => renderScriptTag(getFile(shell, name), findScript(previousShell)));
  // An unescaped "<" could end the script element.
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  const parts: Record<string, string> = {
    styles: `<style>${[LAYER_ORDER, ...own].join('\n')}</style>`,
    scripts: scripts.join('\n'),
    registry: `<script type="application/json" id="registry">${json}</script>`,
  };
  return read('document.html').replace(
    /<!-- (styles|scripts|registry) -->/g,
    (_mark, part) => parts[part] ?? '',
  );
}
