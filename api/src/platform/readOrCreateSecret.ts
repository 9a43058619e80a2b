import { join } from 'node:path';
import { readOrCreateRandomFile } from './readOrCreateRandomFile';

/**
 * The server's secret if none is configured, created once in the data directory. Production requires
 * `SECRET`, which all instances share.
 */
export const readOrCreateSecret = (dataDirectory: string): Promise<string> =>
  readOrCreateRandomFile(join(dataDirectory, 'secret'));
