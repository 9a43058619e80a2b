import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredFile {
  body: Readable;
  bytes: number;
}

/** Where uploaded files live. Names are made by the server from the content, so a file never changes (EV-33). */
export interface Storage {
  /** Keeps a file; one of this name is the same file already. */
  save(name: string, content: Buffer): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  /** Removes a file; none of this name is no error. */
  remove(name: string): Promise<void>;
  /** Whether another file has room; not there where nobody can tell. */
  hasSpace?(): Promise<boolean>;
}
