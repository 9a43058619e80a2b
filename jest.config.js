import { readFileSync } from 'node:fs';
import preset from './scripts/kit/jest-preset.mjs';

/** The browser packages' tests. `api`, `scripts` and `shell/e2e` run on node:test instead (see `npm test`). */
const project = (name) => ({ ...preset, displayName: name, rootDir: `${import.meta.dirname}/${name}` });

const { workspaces } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

export default {
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  projects: workspaces.filter((name) => name !== 'api' && name !== 'scripts').map(project),
};
