import type { Bucket } from '@marquee/scripts/bucket';
import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Repetition, startRepeating } from '../../platform/background/startRepeating';

/** Bounds the delay until a promoted release is served. */
const INTERVAL_MS = 5_000;

/** More concurrent requests would wait for each other beyond their deadline. */
const CONCURRENCY = 6;

/** A file of the bucket, and the file to serve instead. */
const FORMS = ['', '.br', '.gz'];

/** The bucket for publishing and promoting, and the directory for serving. */
interface SyncTarget {
  bucket: Bucket;
  directory: string;
}

async function readObject({ bucket }: SyncTarget, name: string): Promise<Buffer | undefined> {
  return (await bucket.read(name))?.content;
}

/** Renames atomically, so that readers see the old or the new file. */
function writeAtomically(directory: string, name: string, content: Buffer): void {
  const file = join(directory, name);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Copies a release, whose last file marks completeness. Returns its files for the site's root. */
async function fetchRelease(followed: SyncTarget, release: string): Promise<string[]> {
  const { directory } = followed;
  const there = join(directory, release, 'release.json');
  const record = existsSync(there)
    ? readFileSync(there)
    : await readObject(followed, `${release}/release.json`);
  if (record === undefined) throw new Error(`${release} is not in the bucket of the releases.`);
  const { files, rootFiles } = JSON.parse(record.toString()) as { files: object; rootFiles: string[] };
  if (existsSync(there)) return rootFiles;
  const waiting = Object.keys(files).flatMap((file) => FORMS.map((form) => `${release}/${file}${form}`));
  const runWorker = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const content = await readObject(followed, name);
      if (content !== undefined) writeAtomically(directory, name, content);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  writeAtomically(directory, `${release}/release.json`, record);
  return rootFiles;
}

const listReleases = (name: string, { stable, canary, previous }: ReleasePointer): string[] =>
  [stable, ...(canary ? [canary.version] : []), ...previous].map((version) => `${name}/${version}`);

/**
 * Synchronizes the directory with the bucket: releases first, the registry last. Returns true after a change.
 * A template older than the registry is skipped until the next run.
 * @throws if the bucket is unreachable or lacks a named release
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

/** Synchronizes until stopped; while the bucket is unreachable, the last state is served. */
export async function startReleaseSync(
  followed: SyncTarget,
  onError: (error: unknown) => void,
): Promise<Repetition> {
  const run = (): Promise<boolean> => syncReleases(followed);
  await run().catch(onError);
  return startRepeating({ run, pauseMs: INTERVAL_MS, onError, isFirstDelayed: true });
}
