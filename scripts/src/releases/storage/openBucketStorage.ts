import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../store/compressFiles';
import { Store } from '../store/Store';
import { Bucket, type BucketSettings } from './Bucket';
import { createObjectHeaders } from './createObjectHeaders';
import type { ReleaseStorage } from './ReleaseStorage';

/** Written in this order: the winner of a conflict on the registry also writes the document. */
const POINTER_FILES = ['registry.json', 'index.html', 'tokens.json'];

/** Works on a copy in a temporary folder; conditional writes protect the changes of other processes. */
class BucketStorage implements ReleaseStorage {
  readonly store = new Store(mkdtempSync(join(tmpdir(), 'marquee-bucket-')));
  private readonly fetched = new Map<string, { etag: string; content: Buffer }>();

  constructor(private readonly bucket: Bucket) {}

  private writeCopy(name: string, content: Buffer): void {
    mkdirSync(dirname(this.store.path(name)), { recursive: true });
    writeFileSync(this.store.path(name), content);
  }

  async open(): Promise<void> {
    for (const name of POINTER_FILES) {
      const object = await this.bucket.read(name);
      if (!object) continue;
      this.fetched.set(name, object);
      this.writeCopy(name, object.content);
    }
    const { shell, remotes = {} } = this.store.registry() ?? {};
    const named = Object.entries({ ...(shell && { shell }), ...remotes }).flatMap(([name, pointer]) =>
      [pointer.stable, pointer.canary?.version ?? '', ...pointer.previous].map((version) => ({
        name,
        version,
      })),
    );
    await Promise.all(
      named
        .filter(({ version }) => version !== '')
        .map(({ name, version }) => this.fetchRelease(name, version)),
    );
  }

  readonly fetchRelease = async (name: string, version: string): Promise<boolean> => {
    if (this.store.has(name, version)) return true;
    const folder = `${name}/${version}`;
    const record = await this.bucket.read(`${folder}/release.json`);
    if (!record) return false;
    const { files } = JSON.parse(record.content.toString()) as { files: Record<string, unknown> };
    const fetchFile = async (file: string) => {
      const object = await this.bucket.read(`${folder}/${file}`);
      if (object) this.writeCopy(`${folder}/${file}`, object.content);
    };
    await Promise.all(Object.keys(files).map(fetchFile));
    this.writeCopy(`${folder}/release.json`, record.content);
    return true;
  };

  readonly listVersions = async (name: string): Promise<string[]> =>
    (await this.bucket.list(`${name}/`))
      .filter((entry) => entry.endsWith('/'))
      .map((entry) => entry.slice(0, -1));

  /** Uploads `release.json` last, because it marks the version as published. */
  readonly uploadRelease = async (name: string, version: string): Promise<void> => {
    const folder = this.store.path(name, version);
    const upload = async (file: string): Promise<void> => {
      const key = `${name}/${version}/${file}`;
      const content = readFileSync(join(folder, file));
      const headers = { ...createObjectHeaders(key), 'if-none-match': '*' };
      if (await this.bucket.write(key, content, headers)) return;
      const existing = await this.bucket.read(key);
      // Reuse files of an interrupted upload, but never overwrite a different release.
      if (file === 'release.json' || !existing?.content.equals(content)) {
        throw new Error(`${name} ${version} is in the bucket already; raise the version.`);
      }
    };
    await Promise.all(
      listFiles(folder)
        .filter((file) => file !== 'release.json')
        .map(upload),
    );
    await upload('release.json');
  };

  readonly uploadPointers = async (): Promise<void> => {
    const { shell } = this.store.registry() ?? {};
    const rootFiles = shell ? this.store.release('shell', shell.stable).rootFiles : [];
    for (const name of [...POINTER_FILES, ...rootFiles]) {
      if (!existsSync(this.store.path(name))) continue;
      const content = readFileSync(this.store.path(name));
      const before =
        this.fetched.get(name) ?? (rootFiles.includes(name) ? await this.bucket.read(name) : undefined);
      if (before?.content.equals(content)) continue;
      const condition: Record<string, string> = before
        ? { 'if-match': before.etag }
        : { 'if-none-match': '*' };
      const written = await this.bucket.write(name, content, { ...createObjectHeaders(name), ...condition });
      if (!written)
        throw new Error(
          'Somebody else has changed the store meanwhile; nothing of yours was lost. Try again.',
        );
    }
  };

  close(): void {
    rmSync(this.store.directory, { recursive: true, force: true });
  }
}

/** Opens release storage in a bucket and copies its pointers and their releases. */
export async function openBucketStorage(settings: BucketSettings): Promise<ReleaseStorage> {
  const storage = new BucketStorage(new Bucket(settings));
  await storage.open();
  return storage;
}
