import { getEntry, type ReleaseRecord } from './Store';

/** chosen: the addresses of an entry's retries, which need rows of their own; the shell adds no higher number. */
const MAX_RETRY = 9;

function listAddresses(release: ReleaseRecord, name: string): string[] {
  const address = `/${release.name}/${release.version}/${name}`;
  if (name !== getEntry(release).file) return [address];
  const retries = Array.from({ length: MAX_RETRY }, (_, index) => `${address}?retry=${String(index + 1)}`);
  return [address, ...retries];
}

/**
 * Renders the import map that gives browsers the hash of every ES module (C16); without modules it is empty.
 * Browsers without this part of import maps ignore the hashes.
 */
export function renderImportMap(releases: readonly ReleaseRecord[]): string {
  const rows = releases
    .filter((release) => getEntry(release).type === 'module')
    .flatMap((release) =>
      Object.entries(release.files)
        .filter(([name]) => /\.m?js$/.test(name))
        .flatMap(([name, { integrity }]) =>
          listAddresses(release, name).map((address) => [address, integrity] as const),
        ),
    );
  if (rows.length === 0) return '';
  const json = JSON.stringify({ integrity: Object.fromEntries(rows) }).replaceAll('<', '\\u003c');
  return `<script type="importmap">${json}</script>\n    `;
}
