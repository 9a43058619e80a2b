import { join } from 'node:path';
import { randomFile } from './randomFile';

/**
 * The server's secret when none is set: made once and kept in the data directory. Production is refused without
 * `SECRET`, which all instances share.
 */
export const readOrCreateSecret = (dataDirectory: string): Promise<string> =>
  randomFile(join(dataDirectory, 'secret'));
