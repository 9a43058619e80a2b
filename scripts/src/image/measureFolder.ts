import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sum of the sizes of all files below a folder, in bytes; links count as nothing. */
export function measureFolder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + measureFolder(path);
    return sum + (entry.isFile() ? lstatSync(path).size : 0);
  }, 0);
}
