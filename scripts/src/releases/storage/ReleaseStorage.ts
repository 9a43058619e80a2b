import type { Store } from '../store/Store';

/** Storage of releases: a directory, or a bucket with a local copy. */
export interface ReleaseStorage {
  /** The directory; for a bucket, a copy of the pointers and of the releases they name. */
  readonly store: Store;
  /** True when the version is published; for a bucket its files are in the copy afterwards. */
  take: (name: string, version: string) => Promise<boolean>;
  /** All published versions of a package, in no order. */
  versions: (name: string) => Promise<string[]>;
  /** Uploads a version from `store`. @throws when the version exists */
  shareRelease: (name: string, version: string) => Promise<void>;
  /** Uploads the pointers or tokens of `store`. @throws when somebody else changed them meanwhile */
  sharePointers: () => Promise<void>;
  close: () => void;
}
