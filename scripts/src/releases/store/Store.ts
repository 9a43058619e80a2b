import type { Registry } from '@marquee/shared-contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '../../webpack/RemoteDeclaration';

export interface PublishedFile {
  bytes: number;
  brotli: number;
  integrity: string;
}

/** `release.json`: what a release is, what it asks of the page, and every file with size and SRI hash. */
export interface ReleaseRecord {
  name: string;
  version: string;
  declaration: Omit<RemoteDeclaration, 'name'> | null;
  /** The scripts and styles of each entry or exposed module, by chunk name ("HomeScreen"). */
  chunks: Record<string, string[]>;
  /** Files of the shell that are served from the site's root, for example `favicon.png`. */
  rootFiles: string[];
  /** The range of each shared module that a remote asks of the shell. */
  requires: Record<string, string>;
  /** The version of each shared module that the shell brings. */
  provides: Record<string, string>;
  /** The calls and names of the contracts that the package's code mentions: "quiz.answer", "ui Button". */
  uses: string[];
  files: Record<string, PublishedFile>;
}

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
    return JSON.parse(readFileSync(this.path(name, version, 'release.json'), 'utf8')) as ReleaseRecord;
  }

  registry(): Registry | undefined {
    const file = this.path('registry.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Registry) : undefined;
  }
}
