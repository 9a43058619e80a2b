import type { Readable } from 'node:stream';

/** A stored file for reading. */
export interface StoredFile {
  body: Readable;
  bytes: number;
}

/**
 * Storage of uploads. Names derive from contents, so files are immutable (EV-33).
 * @throws from each method if the disk or the bucket fails
 */
export interface Storage {
  /** Stores a file; an existing file of this name is equal. */
  save(name: string, content: Buffer): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  /** Removes a file; a missing file is no error. */
  remove(name: string): Promise<void>;
  /** Whether there is space for another file; absent if unknown. */
  hasSpace?(): Promise<boolean>;
}
