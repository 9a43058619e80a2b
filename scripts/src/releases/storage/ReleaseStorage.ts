import type { Store } from '../store/Store';

/** Storage of releases: a directory, or a bucket with a local copy. */
export interface ReleaseStorage {
  /** The directory; for a bucket, a copy of the pointers and of the releases that they name. */
  readonly store: Store;
  /** Copies a version from the bucket into `store`; resolves to false if it is not published. */
  fetchRelease: (name: string, version: string) => Promise<boolean>;
  /** Returns all published versions of a package, unsorted. */
  listVersions: (name: string) => Promise<string[]>;
  /** Uploads a version from `store`. @throws if the version exists */
  uploadRelease: (name: string, version: string) => Promise<void>;
  /** Uploads the pointers and tokens of `store`. @throws if another process changed them meanwhile */
  uploadPointers: () => Promise<void>;
  close: () => void;
}
