import { fileName } from './code';
import type { Check } from './Project';

const kinds = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'overrides',
] as const;
/** An alias, as `npm:typescript@7.0.2`, names an exact version too. */
const exact = /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

type Manifest = { [kind in (typeof kinds)[number]]?: Record<string, unknown> };

function findLoosePins(path: string, text: string): string[] {
  const manifest = JSON.parse(text) as Manifest;
  return kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => typeof version === 'string' && !exact.test(version))
    .map(([name, version]) => `${path}: ${name} is "${String(version)}"; pin an exact version`);
}

/** Rejects version ranges, and download addresses in the lockfile, which would tie it to one registry. */
export const exactPins: Check = (project) => [
  ...project.paths
    .filter((path) => fileName(path) === 'package.json')
    .flatMap((path) => findLoosePins(path, project.read(path))),
  ...project.paths
    .filter((path) => path === 'package-lock.json' && /"resolved": "https?:/.test(project.read(path)))
    .map(
      (path) => `${path}: holds addresses of a registry; install with omit-lockfile-registry-resolved=true`,
    ),
];
