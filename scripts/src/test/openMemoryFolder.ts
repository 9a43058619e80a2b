import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps these files in memory. */
const MEMORY = '/dev/shm';

/** chosen: several times what a whole run was seen to use. */
const REQUIRED_BYTES = 4 * 1024 ** 3;

export interface TemporaryFolder {
  path: string;
  remove: () => void;
}

function hasSpace(directory: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

/**
 * Creates a folder in memory for the temporary files of a run: a database has a thousand small files, and creating them on
 * a disk takes eight times the processor time. Returns undefined where `directory` is missing or too small.
 */
export function openMemoryFolder(
  directory = MEMORY,
  requiredBytes = REQUIRED_BYTES,
): TemporaryFolder | undefined {
  if (!hasSpace(directory, requiredBytes)) return undefined;
  const path = mkdtempSync(join(directory, 'marquee-test-'));
  // The database server's account has to enter it.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
