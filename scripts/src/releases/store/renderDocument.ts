import type {
  DocumentFrame,
  DocumentRoute,
  PageRegistry,
  RegisteredRelease,
  RegisteredRemote,
  ReleaseFile,
} from '@marquee/shared-contracts';
import { readFileSync } from 'node:fs';
import { contentPolicy } from './contentPolicy';
import type { ReleaseRecord, Store } from './Store';

/** The releases of one remote that pages may use. */
export interface ChosenRemote {
  stable: ReleaseRecord;
  canary?: { release: ReleaseRecord; percent: number } | undefined;
  previous?: ReleaseRecord | undefined;
}

/** Kit before remote whatever loads first: the order of the layers is fixed by their first mention. */
const LAYER_ORDER = '@layer base, kit, remote;';

function fileOf(release: ReleaseRecord, name: string): ReleaseFile {
  const file = release.files[name];
  if (!file) throw new Error(`${release.name} ${release.version} has no file ${name}.`);
  return { url: `/${release.name}/${release.version}/${name}`, integrity: file.integrity };
}

function registered(release: ReleaseRecord): RegisteredRelease {
  const { title = release.name, screens = [], redirects = [], slots = [] } = release.declaration ?? {};
  return {
    name: release.name,
    title,
    version: release.version,
    entry: fileOf(release, 'remoteEntry.js'),
    screens: screens.map(({ path, module, access, title: name }) => ({ path, module, access, title: name })),
    redirects,
    slots: slots.map(({ slot, module, access }) => ({ slot, module, access })),
  };
}

function remoteOf({ stable, canary, previous }: ChosenRemote): RegisteredRemote {
  return {
    ...registered(stable),
    ...(canary && { canary: { ...registered(canary.release), percent: canary.percent } }),
    ...(previous && { previous: registered(previous) }),
  };
}

const isStyle = (name: string): boolean => name.endsWith('.css');

/** All but values, sections and their ends: what would not be escaped, or comes from elsewhere. */
const unsafeTag = /\{\{\s*[^\s\w#^/]/;

const chunksOf = ({ chunks }: ReleaseRecord, module: string) => chunks[module.replace('./', '')] ?? [];

/** The prerendered markup of a screen with its styles, which need no request then. */
function frameOf(store: Store, release: ReleaseRecord, module: string): DocumentFrame {
  const read = (file: string) => readFileSync(store.path(release.name, release.version, file), 'utf8');
  const html = read(`${module}.frame.html`);
  if (unsafeTag.test(html))
    throw new Error(
      `The frame of ${module} of ${release.name} ${release.version} has a tag that is not escaped.`,
    );
  const styles = chunksOf(release, module).filter(isStyle);
  const blocks = styles.map(
    (file) => `<style data-href="${fileOf(release, file).url}">${read(file)}</style>`,
  );
  return { html, styles: blocks.join('\n') };
}

function routesOf(store: Store, release: ReleaseRecord): DocumentRoute[] {
  return (release.declaration?.screens ?? []).map(({ path, module, preload = [], frame }) => {
    const names = ['remoteEntry.js', ...chunksOf(release, module)];
    const asked = frame === undefined ? names : names.filter((name) => !isStyle(name));
    return {
      remote: release.name,
      path,
      files: asked.map((name) => ({ ...fileOf(release, name), as: isStyle(name) ? 'style' : 'script' })),
      calls: preload,
      ...(frame !== undefined && { frame: frameOf(store, release, module) }),
    };
  });
}

function refuseCollisions(remotes: RegisteredRelease[]): void {
  const owners = new Map<string, string>();
  for (const { name, screens, redirects } of remotes) {
    for (const path of [...screens.map((screen) => screen.path), ...redirects.map(({ from }) => from)]) {
      // "/event/:id" and "/event/:eventId" are one address.
      const address = path.replace(/:\w+/g, ':').toLowerCase();
      const other = owners.get(address);
      if (other) throw new Error(`Both ${other} and ${name} claim the address ${path}.`);
      owners.set(address, name);
    }
  }
}

function scriptTag({ url, integrity }: ReleaseFile): string {
  return `<script src="${url}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
}

/** The shell's template with its own styles, its scripts and the registry inside. */
function filledTemplate(store: Store, shell: ReleaseRecord, page: PageRegistry) {
  const read = (name: string) => readFileSync(store.path(shell.name, shell.version, name), 'utf8');
  const main = shell.chunks['main'] ?? [];
  const own = main.filter(isStyle).map(read);
  const scripts = main.filter((name) => name.endsWith('.js')).map((name) => scriptTag(fileOf(shell, name)));
  // "<" could end the block; JSON reads its escape alike.
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

/** Renders the chosen releases' document: registry and styles inlined, with its policy and routes. */
export function renderDocument(
  store: Store,
  chosen: { revision: number; shell: ReleaseRecord; remotes: ChosenRemote[] },
) {
  const { shell, remotes, revision } = chosen;
  const page: PageRegistry = { revision, remotes: remotes.map(remoteOf) };
  refuseCollisions(page.remotes);
  refuseCollisions(page.remotes.map(({ canary, ...stable }) => canary ?? stable));
  const html = filledTemplate(store, shell, page);
  const routes = remotes.flatMap(({ stable }) => routesOf(store, stable));
  const canaries = Object.fromEntries(
    remotes.flatMap(({ canary }) => (canary ? [[canary.release.name, routesOf(store, canary.release)]] : [])),
  );
  const frames = [...routes, ...Object.values(canaries).flat()].map(({ frame }) => frame?.styles ?? '');
  return {
    html,
    page,
    document: {
      policy: contentPolicy([html, ...frames].join('\n')),
      routes,
      canaries,
      redirects: page.remotes
        .flatMap(({ redirects, canary }) => [...redirects, ...(canary?.redirects ?? [])])
        .map(({ from }) => from),
    },
  };
}
