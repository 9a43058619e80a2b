import type { Store } from '../store/Store';

/** Where releases live: a directory, or a bucket, which is worked on in a copy. */
export interface ReleaseStorage {
  /** The directory; for a bucket, a copy of the pointers and of the releases they name. */
  readonly store: Store;
  /** True when the version is published; for a bucket its files are in the copy afterwards. */
  take: (name: string, version: string) => Promise<boolean>;
  /** All published versions of a package, in no order. */
  versions: (name: string) => Promise<string[]>;
  /** Lets everybody have a version that was put into `store`; throws when it is there already. */
  shareRelease: (name: string, version: string) => Promise<void>;
  /** Lets everybody have the pointers, or the tokens, as they are in `store`; throws when others moved them meanwhile. */
  sharePointers: () => Promise<void>;
  close: () => void;
}
