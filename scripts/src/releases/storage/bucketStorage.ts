import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../store/compressFiles';
import { Store } from '../store/Store';
import { Bucket, type BucketSettings } from './Bucket';
import { objectHeaders } from './objectHeaders';
import type { ReleaseStorage } from './ReleaseStorage';

/** In the order in which they are written: who wins the registry writes the document. */
const pointerFiles = ['registry.json', 'index.html', 'tokens.json'];

/** Release storage in a bucket, by a copy in a temporary folder. Conditional writes overwrite no other release or pointer. */
class BucketPlace implements ReleaseStorage {
  readonly store = new Store(mkdtempSync(join(tmpdir(), 'marquee-bucket-')));
  private readonly taken = new Map<string, { etag: string; content: Buffer }>();

  constructor(private readonly bucket: Bucket) {}

  private keep(name: string, content: Buffer): void {
    mkdirSync(dirname(this.store.path(name)), { recursive: true });
    writeFileSync(this.store.path(name), content);
  }

  async open(): Promise<void> {
    for (const name of pointerFiles) {
      const object = await this.bucket.read(name);
      if (!object) continue;
      this.taken.set(name, object);
      this.keep(name, object.content);
    }
    const { shell, remotes = {} } = this.store.registry() ?? {};
    const named = Object.entries({ ...(shell && { shell }), ...remotes }).flatMap(([name, pointer]) =>
      [pointer.stable, pointer.canary?.version ?? '', ...pointer.previous].map((version) => ({
        name,
        version,
      })),
    );
    await Promise.all(
      named.filter(({ version }) => version !== '').map(({ name, version }) => this.take(name, version)),
    );
  }

  readonly take = async (name: string, version: string): Promise<boolean> => {
    if (this.store.has(name, version)) return true;
    const folder = `${name}/${version}`;
    const record = await this.bucket.read(`${folder}/release.json`);
    if (!record) return false;
    const { files } = JSON.parse(record.content.toString()) as { files: Record<string, unknown> };
    const fetchFile = async (file: string) => {
      const object = await this.bucket.read(`${folder}/${file}`);
      if (object) this.keep(`${folder}/${file}`, object.content);
    };
    await Promise.all(Object.keys(files).map(fetchFile));
    this.keep(`${folder}/release.json`, record.content);
    return true;
  };

  readonly versions = async (name: string): Promise<string[]> =>
    (await this.bucket.list(`${name}/`))
      .filter((entry) => entry.endsWith('/'))
      .map((entry) => entry.slice(0, -1));

  /** Uploads `release.json` last, because it marks the version as published. */
  readonly shareRelease = async (name: string, version: string): Promise<void> => {
    const folder = this.store.path(name, version);
    const put = async (file: string): Promise<void> => {
      const key = `${name}/${version}/${file}`;
      const content = readFileSync(join(folder, file));
      if (await this.bucket.write(key, content, { headers: objectHeaders(key) })) return;
      const there = await this.bucket.read(key);
      // Reuse files of an interrupted upload, but never overwrite a different release.
      if (file === 'release.json' || !there?.content.equals(content)) {
        throw new Error(`${name} ${version} is in the bucket already; raise the version.`);
      }
    };
    await Promise.all(
      listFiles(folder)
        .filter((file) => file !== 'release.json')
        .map(put),
    );
    await put('release.json');
  };

  readonly sharePointers = async (): Promise<void> => {
    const { shell } = this.store.registry() ?? {};
    const rootFiles = shell ? this.store.release('shell', shell.stable).rootFiles : [];
    for (const name of [...pointerFiles, ...rootFiles]) {
      if (!existsSync(this.store.path(name))) continue;
      const content = readFileSync(this.store.path(name));
      const before =
        this.taken.get(name) ?? (rootFiles.includes(name) ? await this.bucket.read(name) : undefined);
      if (before?.content.equals(content)) continue;
      const written = await this.bucket.write(name, content, {
        headers: objectHeaders(name),
        etag: before?.etag,
      });
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

export async function bucketStorage(settings: BucketSettings): Promise<ReleaseStorage> {
  const place = new BucketPlace(new Bucket(settings));
  await place.open();
  return place;
}
