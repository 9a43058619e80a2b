import { remotesOf } from './code';
import type { Check, Project } from './Project';

const frame = ['package.json', 'tsconfig.json', 'webpack.config.js', 'remote.json', 'README.md'];
const optional = 'src/bootstrap.tsx';

function importable(project: Project, remote: string): boolean {
  const manifest = JSON.parse(project.read(`${remote}/package.json`)) as { exports?: object };
  return manifest.exports === undefined || Object.keys(manifest.exports).length > 0;
}

/** Every remote has the same files, so that who knows one knows all, and none can be imported. */
export const sameFrame: Check = (project) => {
  const paths = new Set(project.paths);
  const remotes = remotesOf(project);
  const asked = remotes.some((remote) => paths.has(`${remote}/${optional}`)) ? [...frame, optional] : frame;
  const missing = remotes.flatMap((remote) =>
    asked
      .filter((file) => !paths.has(`${remote}/${file}`))
      .map((file) => `${remote}: ${file} is missing; every remote has the same frame`),
  );
  const open = remotes
    .filter((remote) => paths.has(`${remote}/package.json`) && importable(project, remote))
    .map((remote) => `${remote}/package.json: needs "exports": {}, so that nobody can import the remote`);
  return [...missing, ...open];
};
