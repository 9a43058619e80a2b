import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { computeIntegrity } from '../../webpack/ReleaseFilesPlugin';
import { listFiles } from '../store/compressFiles';
import type { ReleaseCheck } from './Candidate';

const DECODERS = { '': (content: Buffer) => content, '.br': brotliDecompressSync, '.gz': gunzipSync };

function findProblem(file: string, wanted: string): string | undefined {
  for (const [ending, unpack] of Object.entries(DECODERS)) {
    if (!existsSync(`${file}${ending}`)) {
      if (ending === '') return 'is missing';
      continue;
    }
    try {
      if (computeIntegrity(unpack(readFileSync(`${file}${ending}`))) === wanted) continue;
    } catch {
      // Content that does not decompress counts as a wrong hash.
    }
    return ending === '' ? 'has another hash than release.json says' : `has a wrong ${ending} beside it`;
  }
  return undefined;
}

/** Rejects missing, changed and extra files, compressed or not (C16). */
export const checkIntegrity: ReleaseCheck = ({ folder, release }) => {
  const wrong = Object.entries(release.files)
    .map(([name, { integrity }]) => ({ name, problem: findProblem(join(folder, name), integrity) }))
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `${name} ${problem ?? ''}; build it anew`);
  const extra = listFiles(folder)
    .filter((name) => name !== 'release.json' && !(name.replace(/\.(br|gz)$/, '') in release.files))
    .map((name) => `${name} is not part of the release; build it anew`);
  return [...wrong, ...extra];
};
