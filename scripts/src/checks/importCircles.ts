import { posix } from 'node:path';
import { isCode } from './code';
import type { Check, Project } from './Project';

const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

const isSource = (path: string): boolean => path.includes('/src/') && /\.tsx?$/.test(path) && isCode(path);

/** The files that each file imports by a relative path, types included. */
function readImports({ paths, read }: Project): Map<string, string[]> {
  const files = new Set(paths.filter(isSource));
  const resolve = (from: string, specifier: string): string[] => {
    const base = posix.join(posix.dirname(from), specifier);
    const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
    return candidates.filter((candidate) => files.has(candidate)).slice(0, 1);
  };
  const listImports = (path: string): string[] =>
    [...read(path).matchAll(relativeImport)].flatMap(([, specifier = '']) => resolve(path, specifier));
  return new Map([...files].map((path) => [path, listImports(path)]));
}

/** Removes files that import nothing left, until only circles and their importers remain. */
function removeAcyclic(imports: Map<string, string[]>): Map<string, string[]> {
  const cyclic = new Map([...imports].map(([path, targets]) => [path, targets]));
  let size: number;
  do {
    size = cyclic.size;
    for (const [path, targets] of cyclic)
      if (!targets.some((target) => cyclic.has(target))) cyclic.delete(path);
  } while (cyclic.size < size);
  return cyclic;
}

/** Following first imports must reach a file twice. A circle is found after the circles that it imports. */
function findCircle(cyclic: Map<string, string[]>, start: string): string[] {
  const trail: string[] = [];
  let path: string | undefined = start;
  while (path !== undefined && !trail.includes(path)) {
    trail.push(path);
    path = cyclic.get(path)?.find((target) => cyclic.has(target));
  }
  return path === undefined ? [] : trail.slice(trail.indexOf(path));
}

/** No file imports itself through others, not even its types: the linter ignores circles of types. */
export const importCircles: Check = (project) => {
  const cyclic = removeAcyclic(readImports(project));
  const circles = [...cyclic.keys()].map((start) => findCircle(cyclic, start).toSorted().join(', '));
  return [...new Set(circles)].map(
    (circle) => `${circle}: import each other; move what they share to a file of its own`,
  );
};
