import { basename } from 'node:path';

/** Transforms any other asset into its file name. Jest requires a default export. */
export default {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
