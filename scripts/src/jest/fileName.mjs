import { basename } from 'node:path';

/** Any other asset in the tests: its file name. Jest takes a transform from a default export. */
export default {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
