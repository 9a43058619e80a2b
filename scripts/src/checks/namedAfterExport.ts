import { fileName, isCode, isStories, isTest } from './code';
import type { Check } from './Project';

/** Conventional names of a role that every package has, such as `main`. */
const roleNames = new Set([
  'index',
  'main',
  'app',
  'bootstrap',
  'routes',
  'queries',
  'schema',
  'schema.browser',
  'samples',
]);

/** Subjects of several small exports, named after the subject; numbered migrations; the project's commands. */
const otherNames =
  /^shared-contracts\/src\/contract\/(endpoints|entities|rules)\/|\/migrations\/|^scripts\/src\/\w+\.ts$/;

const declaration =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(const|let|function\*?|class|interface|type|enum) (\w+)/gm;

interface Exports {
  values: string[];
  types: string[];
}

function listExports(text: string): Exports {
  const found = [...text.matchAll(declaration)].map(([, kind = '', name = '']) => ({ kind, name }));
  const isType = (kind: string) => kind === 'interface' || kind === 'type';
  return {
    values: found.filter(({ kind }) => !isType(kind)).map(({ name }) => name),
    types: found.filter(({ kind }) => isType(kind)).map(({ name }) => name),
  };
}

const normalizeName = (name: string): string => name.replaceAll('_', '').toLowerCase();

function getExpectedName(name: string, { values, types }: Exports): string | undefined {
  // `clock.ts` may export the type Clock, and `tileCategories.ts` the list TILE_CATEGORIES.
  if ([...values, ...types].some((exported) => normalizeName(exported) === normalizeName(name)))
    return undefined;
  if (values.length === 1) return values[0];
  if (values.length === 0 && types.length === 1) return types[0];
  return /^[A-Z]/.test(name) ? name : undefined;
}

/** Rejects files that are not named after their main export. */
export const namedAfterExport: Check = (project) =>
  project.paths
    .filter((path) => path.includes('/src/') && /\.tsx?$/.test(path) && isCode(path))
    .filter((path) => !isTest(path) && !isStories(path))
    .filter((path) => !otherNames.test(path))
    .flatMap((path) => {
      const name = fileName(path).replace(/\.tsx?$/, '');
      if (roleNames.has(name)) return [];
      const expected = getExpectedName(name, listExports(project.read(path)));
      return expected === undefined
        ? []
        : [`${path}: its main export is ${expected}; give both the same name`];
    });
