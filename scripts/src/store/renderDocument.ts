import type {
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
const layers = '@layer base, kit, remote;';

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

const styleBlock = /<style>([\s\S]*?)<\/style>/g;

/** The frames of a release's screens, by path: a piece of HTML, and its styles, which go to those of the document. */
function framesOf(store: Store, { name, version, declaration }: ReleaseRecord) {
  const framed = (declaration?.screens ?? []).filter(({ frame }) => frame !== undefined);
  return framed.map(({ path, module }) => {
    const text = readFileSync(store.path(name, version, `${module}.frame.html`), 'utf8');
    const styles = [...text.matchAll(styleBlock)].map(([, block]) => block).join('\n');
    return { path, styles, html: text.replace(styleBlock, '').trim() };
  });
}

function routesOf(release: ReleaseRecord, frames: ReturnType<typeof framesOf>): DocumentRoute[] {
  const frameOf = (path: string) => frames.find((frame) => frame.path === path);
  return (release.declaration?.screens ?? []).map((screen) => ({
    remote: release.name,
    path: screen.path,
    files: ['remoteEntry.js', ...(release.chunks[screen.module.replace('./', '')] ?? [])].map((name) => ({
      ...fileOf(release, name),
      as: name.endsWith('.css') ? 'style' : 'script',
    })),
    calls: screen.preload ?? [],
    ...(frameOf(screen.path) ? { frame: frameOf(screen.path)?.html } : {}),
  }));
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

/** The shell's template with its own styles and those of the frames, its scripts and the registry inside. */
function filledTemplate(store: Store, shell: ReleaseRecord, given: { page: PageRegistry; styles: string[] }) {
  const read = (name: string) => readFileSync(store.path(shell.name, shell.version, name), 'utf8');
  const main = shell.chunks['main'] ?? [];
  const own = main.filter((name) => name.endsWith('.css')).map(read);
  const scripts = main.filter((name) => name.endsWith('.js')).map((name) => scriptTag(fileOf(shell, name)));
  // "<" could end the block; JSON reads its escape alike.
  const json = JSON.stringify(given.page).replaceAll('<', '\\u003c');
  const parts: Record<string, string> = {
    styles: `<style>${[layers, ...own, ...given.styles].join('\n')}</style>`,
    scripts: scripts.join('\n'),
    registry: `<script type="application/json" id="registry">${json}</script>`,
  };
  return read('document.html').replace(
    /<!-- (styles|scripts|registry) -->/g,
    (_mark, part) => parts[part] ?? '',
  );
}

/** What follows from the chosen releases: the template with registry and styles inlined, its policy and its routes. */
export function renderDocument(
  store: Store,
  chosen: { revision: number; shell: ReleaseRecord; remotes: ChosenRemote[] },
) {
  const { shell, remotes, revision } = chosen;
  const page: PageRegistry = { revision, remotes: remotes.map(remoteOf) };
  refuseCollisions(page.remotes);
  refuseCollisions(page.remotes.map(({ canary, ...stable }) => canary ?? stable));
  const framed = remotes.map(({ stable, canary }) => ({
    stable,
    canary: canary?.release,
    frames: framesOf(store, stable),
  }));
  const styles = framed.flatMap(({ frames }) => frames.map(({ styles: its }) => its));
  const html = filledTemplate(store, shell, { page, styles });
  return {
    html,
    page,
    document: {
      policy: contentPolicy(html),
      routes: framed.flatMap(({ stable, frames }) => routesOf(stable, frames)),
      // A canary shows the stable's frame, whose styles the document has: two of them could not keep their classes apart.
      canaries: Object.fromEntries(
        framed.flatMap(({ canary, frames }) => (canary ? [[canary.name, routesOf(canary, frames)]] : [])),
      ),
      redirects: page.remotes
        .flatMap(({ redirects, canary }) => [...redirects, ...(canary?.redirects ?? [])])
        .map(({ from }) => from),
    },
  };
}
