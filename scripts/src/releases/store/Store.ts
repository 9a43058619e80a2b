import type { Registry } from '@marquee/shared-contracts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '../../webpack/RemoteDeclaration';
import { readJson } from '../../webpack/readJson';

/** A file of a release: its bytes, plain and in brotli, and its SRI hash. */
export interface PublishedFile {
  bytes: number;
  brotli: number;
  integrity: string;
}

/** The entry file of a remote, and how the federation runtime reads it. */
export interface EntryRecord {
  file: string;
  type: 'global' | 'module';
  /** The container's name, and the global of a script. */
  global: string;
}

/** `release.json`: a release's declaration, shared modules and files with size and SRI hash. */
export interface ReleaseRecord {
  name: string;
  version: string;
  declaration: Omit<RemoteDeclaration, 'name'> | null;
  /** Only releases that were built without the preset name their entry. */
  entry?: EntryRecord;
  /** Scripts and styles of each entry or exposed module, by chunk name ("HomeScreen"). */
  chunks: Record<string, string[]>;
  /** The shell's files at the root of the site, such as `favicon.png`. */
  rootFiles: string[];
  /** Version ranges of shared modules that a remote requires. */
  requires: Record<string, string>;
  /** Versions of shared modules that the shell provides. */
  provides: Record<string, string>;
  /** Names in the contracts that the package uses: "quiz.answer", "error EVENT_FULL", "ui Button". */
  uses: string[];
  files: Record<string, PublishedFile>;
}

/** Returns the entry of a remote's release, built with or without the preset. */
export const getEntry = ({ name, version, entry }: ReleaseRecord): EntryRecord =>
  entry ?? { file: 'remoteEntry.js', type: 'global', global: `${name}@${version}` };

/** A directory of releases: `/registry.json`, `/index.html`, `/<name>/<version>/…`. */
export class Store {
  constructor(readonly directory: string) {}

  path(...parts: string[]): string {
    return join(this.directory, ...parts);
  }

  has(name: string, version: string): boolean {
    return existsSync(this.path(name, version, 'release.json'));
  }

  release(name: string, version: string): ReleaseRecord {
    return readJson(this.path(name, version, 'release.json')) as ReleaseRecord;
  }

  registry(): Registry | undefined {
    const file = this.path('registry.json');
    return existsSync(file) ? (readJson(file) as Registry) : undefined;
  }
}
