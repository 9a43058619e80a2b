import { dirname, posix } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Project } from '../checks/Project';

/** A document of a YAML file below `deploy/`. */
export interface Manifest {
  path: string;
  kind: string;
  body: Record<string, unknown>;
}

export const KUBERNETES = 'deploy/kubernetes/';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the documents of a YAML file.
 * @throws with the path and the parser's message
 */
export function parseManifests(path: string, text: string): Manifest[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error !== undefined) throw new Error(`${path}: ${error.message}`);
    const body: unknown = document.toJS();
    if (!isObject(body)) throw new Error(`${path}: a document is no mapping`);
    return { path, kind: String(body['kind'] ?? ''), body };
  });
}

/**
 * Reads all YAML files of the deployment.
 * @throws with the file's path if it does not parse
 */
export const readManifests = ({ paths, read }: Project): Manifest[] =>
  paths
    .filter((path) => path.startsWith('deploy/') && path.endsWith('.yaml'))
    .flatMap((path) => parseManifests(path, read(path)));

/** The values below a key, at any depth. */
export function collectValues(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => collectValues(item, key));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...(name === key ? [item] : []),
    ...collectValues(item, key),
  ]);
}

const listStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The paths of the files that the kustomizations apply as patches. */
export function findPatchPaths(manifests: readonly Manifest[]): Set<string> {
  const kustomizations = manifests.filter(({ kind }) => kind === 'Kustomization');
  return new Set(
    kustomizations.flatMap(({ path, body }) =>
      collectValues(body['patches'], 'path').map((patch) => posix.join(dirname(path), String(patch))),
    ),
  );
}

/** The files of the kustomizations that do not exist, and the files that no kustomization names. */
export function findLooseFiles(manifests: readonly Manifest[], paths: readonly string[]): string[] {
  const kustomizations = manifests.filter(({ kind }) => kind === 'Kustomization');
  const resources = kustomizations.flatMap(({ path, body }) =>
    listStrings(body['resources']).map((resource) => posix.join(dirname(path), resource)),
  );
  const named = [...resources, ...findPatchPaths(manifests)];
  const isThere = (name: string) => paths.includes(name) || paths.includes(`${name}/kustomization.yaml`);
  return [
    ...named.filter((name) => !isThere(name)).map((name) => `${name}: named, but missing`),
    ...manifests
      .filter(({ path, kind }) => path.startsWith(KUBERNETES) && kind !== 'Kustomization')
      .filter(({ path }) => !named.includes(path))
      .map(({ path }) => `${path}: no kustomization names it`),
  ];
}
