import type {
  ReleaseFile,
  DocumentPrerender,
  DocumentRoute,
  PageRegistry,
  RegisteredRelease,
  RegisteredRemote,
} from '@marquee/shared-contracts';
import { readFileSync } from 'node:fs';
import { createContentPolicy } from './createContentPolicy';
import { type ChosenShell, fillTemplate } from './fillTemplate';
import { findAddressConflicts } from './findAddressConflicts';
import { findOwnContracts, type Providers } from './findUnmetRanges';
import { getFile, isStyle } from './getFile';
import { renderImportMap } from './renderImportMap';
import { getEntry, type ReleaseRecord, type Store } from './Store';

/** The releases of one remote that pages may use. */
export interface ChosenRemote {
  stable: ReleaseRecord;
  canary?: { release: ReleaseRecord; percent: number } | undefined;
  previous?: ReleaseRecord | undefined;
}

/** Lists the files that the page requests with their hashes; those of ES modules are in the import map. */
function listChunks(release: ReleaseRecord): Record<string, ReleaseFile[]> {
  const isRequested = (name: string) => getEntry(release).type === 'global' || isStyle(name);
  const rows = Object.entries(release.chunks).map(([module, names]) => [
    `./${module}`,
    names.filter(isRequested).map((name) => getFile(release, name)),
  ]);
  return Object.fromEntries(rows) as Record<string, ReleaseFile[]>;
}

function toRegisteredRelease(release: ReleaseRecord, providers: Providers): RegisteredRelease {
  const { file, type, global } = getEntry(release);
  const {
    title = release.name,
    screens = [],
    redirects = [],
    slots = [],
    navigation,
  } = release.declaration ?? {};
  const contracts = findOwnContracts(release, providers);
  return {
    name: release.name,
    title,
    version: release.version,
    entry: { ...getFile(release, file), type, global },
    screens: screens.map(({ path, module, access, title: name, offline }) => ({
      path,
      module,
      access,
      title: name,
      ...(offline && { offline }),
    })),
    redirects,
    slots,
    ...(navigation && { navigation }),
    ...(contracts && { shareScope: `${contracts.name}@${contracts.version}` }),
    ...(release.entry && { chunks: listChunks(release) }),
  };
}

function toRegisteredRemote(
  { stable, canary, previous }: ChosenRemote,
  providers: Providers,
): RegisteredRemote {
  return {
    ...toRegisteredRelease(stable, providers),
    ...(canary && { canary: { ...toRegisteredRelease(canary.release, providers), percent: canary.percent } }),
    ...(previous && { previous: toRegisteredRelease(previous, providers) }),
  };
}

const PRELOAD_PLACE = '<!-- preload -->';

/** Matches tags that are neither values nor sections: they are not escaped, or load partials. */
const unsafeTag = /\{\{\s*[^\s\w#^/]/;

const getChunks = ({ chunks }: ReleaseRecord, module: string) => chunks[module.replace('./', '')] ?? [];

/** Reads a screen's prerendered markup and inlines its styles. @throws if a tag is not escaped */
function readPrerenderedMarkup(store: Store, release: ReleaseRecord, module: string): DocumentPrerender {
  const read = (file: string) => readFileSync(store.path(release.name, release.version, file), 'utf8');
  const html = read(`${module}.prerender.html`);
  if (unsafeTag.test(html))
    throw new Error(
      `The prerendered markup of ${module} of ${release.name} ${release.version} has a tag that is not escaped.`,
    );
  const styles = getChunks(release, module).filter(isStyle);
  const blocks = styles.map(
    (file) => `<style data-href="${getFile(release, file).url}">${read(file)}</style>`,
  );
  return { html, styles: blocks.join('\n') };
}

function listPreloads(release: ReleaseRecord, module: string): DocumentRoute['files'] {
  const { file, type } = getEntry(release);
  const isPrerendered = `${module.replace('./', '')}.prerender.html` in release.files;
  return [file, ...getChunks(release, module)]
    .filter((name) => !isPrerendered || !isStyle(name))
    .map((name) => ({
      ...getFile(release, name),
      as: isStyle(name) ? 'style' : 'script',
      ...(type === 'module' && !isStyle(name) && { type }),
    }));
}

function createRoutes(store: Store, release: ReleaseRecord): DocumentRoute[] {
  return (release.declaration?.screens ?? []).map(({ path, module, preload = [] }) => {
    const isPrerendered = `${module.replace('./', '')}.prerender.html` in release.files;
    return {
      remote: release.name,
      path,
      files: listPreloads(release, module),
      calls: preload,
      ...(isPrerendered && { prerender: readPrerenderedMarkup(store, release, module) }),
    };
  });
}

/** Compares stable releases and canaries with each other, because visitors get any combination. */
function rejectCollisions(chosen: ChosenRemote[]): void {
  const releases = chosen.flatMap(({ stable, canary }) => (canary ? [stable, canary.release] : [stable]));
  for (const [at, release] of releases.entries()) {
    for (const other of releases.slice(0, at).filter(({ name }) => name !== release.name)) {
      const [conflict] = findAddressConflicts(release, other);
      if (conflict)
        throw new Error(`Both ${other.name} and ${release.name} claim the address ${conflict.path}.`);
    }
  }
}

/** Renders the document of the chosen releases, with its content policy and routes. @throws if two claim the same path */
export function renderDocument(
  store: Store,
  chosen: ChosenShell & Providers & { revision: number; remotes: ChosenRemote[] },
) {
  const { remotes, revision } = chosen;
  const page: PageRegistry = {
    revision,
    remotes: remotes.map((remote) => toRegisteredRemote(remote, chosen)),
  };
  rejectCollisions(remotes);
  const releases = remotes
    .flatMap(({ stable, canary, previous }) => [stable, canary?.release, previous])
    .filter((release) => release !== undefined);
  // Browsers apply an import map only to modules that load after it, so it precedes the preloads.
  const html = fillTemplate(store, chosen, page).replace(
    PRELOAD_PLACE,
    () => `${renderImportMap(releases)}${PRELOAD_PLACE}`,
  );
  const routes = remotes.flatMap(({ stable }) => createRoutes(store, stable));
  const canaries = Object.fromEntries(
    remotes.flatMap(({ canary }) =>
      canary ? [[canary.release.name, createRoutes(store, canary.release)]] : [],
    ),
  );
  const styles = [...routes, ...Object.values(canaries).flat()].map(
    ({ prerender }) => prerender?.styles ?? '',
  );
  return {
    html,
    page,
    document: {
      policy: createContentPolicy([html, ...styles].join('\n')),
      routes,
      canaries,
      redirects: page.remotes
        .flatMap(({ redirects, canary }) => [...redirects, ...(canary?.redirects ?? [])])
        .map(({ from }) => from),
    },
  };
}
