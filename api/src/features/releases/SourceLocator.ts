import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script of a release. */
interface Script {
  remote: string;
  version: string;
  file: string;
}

/** Finds places of the source by the source maps of releases; reads each map once, so use it for one reply. */
export class SourceLocator {
  readonly #directory: string;
  readonly #maps = new Map<string, Promise<TraceMap | undefined>>();

  /** `directory` contains the releases. */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Turns "QuizScreen.js:1:2345" into "src/attempt/QuizScreen.tsx:34"; without a source map the place stays. */
  async locate(release: Omit<Script, 'file'>, frame: string): Promise<string> {
    const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(frame) ?? [];
    const map = await this.#readMap({ ...release, file });
    if (map === undefined) return frame;
    // Browsers count columns from 1, source maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return frame;
    // Sources of other packages begin with "../".
    return `${found.source.replace(/^(\.{1,2}\/)+/, '')}:${found.line}`;
  }

  #readMap({ remote, version, file }: Script): Promise<TraceMap | undefined> {
    const path = join(this.#directory, remote, version, `${file}.map`);
    const reading =
      this.#maps.get(path) ??
      readFile(path, 'utf8')
        .then((text) => new TraceMap(text))
        // Older releases have no source maps, and a damaged map must not hide the errors of others.
        .catch(() => undefined);
    this.#maps.set(path, reading);
    return reading;
  }
}
