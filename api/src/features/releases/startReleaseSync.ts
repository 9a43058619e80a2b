import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../platform/storage/Storage';

/** chosen: how soon a release that was promoted in the bucket is served. */
const INTERVAL_MS = 5_000;

/** chosen: more requests at once would wait for each other beyond their deadline. */
const CONCURRENCY = 6;

/** A file of the bucket, and what the server may send in its place. */
const forms = ['', '.br', '.gz'];

/** The bucket in which releases are published and promoted, and the directory from which they are served. */
interface SyncTarget {
  bucket: Pick<Storage, 'read'>;
  directory: string;
}

async function readObject({ bucket }: SyncTarget, name: string): Promise<Buffer | undefined> {
  const file = await bucket.read(name);
  return file && buffer(file.body);
}

/** A reader sees the old file or the new one, never half of either. */
function writeAtomically(directory: string, name: string, content: Buffer): void {
  const file = join(directory, name);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Copies a release, which is there whole with its last file; answers the files that belong to the site's root. */
async function fetchRelease(followed: SyncTarget, release: string): Promise<string[]> {
  const { directory } = followed;
  const there = join(directory, release, 'release.json');
  const record = existsSync(there)
    ? readFileSync(there)
    : await readObject(followed, `${release}/release.json`);
  if (record === undefined) throw new Error(`${release} is not in the bucket of the releases.`);
  const { files, rootFiles } = JSON.parse(record.toString()) as { files: object; rootFiles: string[] };
  if (existsSync(there)) return rootFiles;
  const waiting = Object.keys(files).flatMap((file) => forms.map((form) => `${release}/${file}${form}`));
  const worker = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const content = await readObject(followed, name);
      if (content !== undefined) writeAtomically(directory, name, content);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  writeAtomically(directory, `${release}/release.json`, record);
  return rootFiles;
}

const listReleases = (name: string, { stable, canary, previous }: ReleasePointer): string[] =>
  [stable, ...(canary ? [canary.version] : []), ...previous].map((version) => `${name}/${version}`);

/**
 * Makes the directory what the bucket is: the releases first, the registry that names them last. True when it has
 * changed. A document that is not yet that of the registry is on its way: it is taken the next time.
 */
export async function syncReleases(followed: SyncTarget): Promise<boolean> {
  const { directory } = followed;
  const content = await readObject(followed, 'registry.json');
  const file = join(directory, 'registry.json');
  if (content === undefined || (existsSync(file) && readFileSync(file).equals(content))) return false;
  const { revision, shell, remotes } = JSON.parse(content.toString()) as Registry;
  const html = await readObject(followed, 'index.html');
  if (html === undefined || !new RegExp(`"revision":${revision}\\b`).test(html.toString())) return false;
  const [newest = '', ...others] = listReleases('shell', shell);
  const rootFiles = await fetchRelease(followed, newest);
  const named = Object.entries(remotes).flatMap(([name, pointer]) => listReleases(name, pointer));
  for (const release of [...others, ...named]) await fetchRelease(followed, release);
  for (const name of rootFiles)
    writeAtomically(directory, name, readFileSync(join(directory, 'shell', shell.stable, name)));
  writeAtomically(directory, 'index.html', html);
  writeAtomically(directory, 'registry.json', content);
  return true;
}

/** Serves what the bucket says, from now on until it is stopped; while it cannot be reached, what it said last. */
export async function startReleaseSync(
  followed: SyncTarget,
  onFailure: (error: Error) => void,
): Promise<() => void> {
  let running = false;
  const look = async (): Promise<void> => {
    if (running) return;
    running = true;
    await syncReleases(followed).catch(onFailure);
    running = false;
  };
  await look();
  const timer = setInterval(() => void look(), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
