import { remotesOf } from './code';
import type { Check, Project } from './Project';

const REQUIRED_FILES = ['package.json', 'tsconfig.json', 'webpack.config.js', 'remote.json', 'README.md'];
const BOOTSTRAP = 'src/bootstrap.tsx';

function isImportable(project: Project, remote: string): boolean {
  const manifest = JSON.parse(project.read(`${remote}/package.json`)) as { exports?: object };
  return manifest.exports === undefined || Object.keys(manifest.exports).length > 0;
}

/** Rejects remotes without a required file, and remotes that packages could import. */
export const sameRemoteFiles: Check = (project) => {
  const paths = new Set(project.paths);
  const remotes = remotesOf(project);
  const isOptionalUsed = remotes.some((remote) => paths.has(`${remote}/${BOOTSTRAP}`));
  const expected = isOptionalUsed ? [...REQUIRED_FILES, BOOTSTRAP] : REQUIRED_FILES;
  const missing = remotes.flatMap((remote) =>
    expected
      .filter((file) => !paths.has(`${remote}/${file}`))
      .map((file) => `${remote}: ${file} is missing; every remote has the same files`),
  );
  const open = remotes
    .filter((remote) => paths.has(`${remote}/package.json`) && isImportable(project, remote))
    .map((remote) => `${remote}/package.json: needs "exports": {}, so that nobody can import the remote`);
  return [...missing, ...open];
};
