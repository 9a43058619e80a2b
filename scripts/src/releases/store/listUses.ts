import * as contract from '@marquee/shared-contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Dependency, Module } from 'webpack';
import { listFiles } from './compressFiles';
import { nameCall } from './nameCall';

const PACKAGE = '@marquee/shared-contracts';
const imports = /import (type )?\{([^}]*)\} from '@marquee\/shared-contracts(?:\/([\w/-]+))?'/g;
/** The names of errors and their codes on the wire. */
const errorCodes = new Set(
  Object.entries(contract.errorCatalogue).flatMap(([name, error]) => [
    name,
    'code' in error ? error.code : name,
  ]),
);

/** Names an import as breaking changes do: "quiz.answer", "error EVENT_FULL", "ui Button". */
function nameUse(door: string, [name, member]: readonly string[]): string[] {
  if (name === undefined) return [];
  if (door !== 'contract' || member === undefined) return [`${door} ${name}`];
  const call = nameCall(name, member);
  if (call !== undefined) return [call];
  return name === 'errorCatalogue' ? [`error ${member}`] : [`${door} ${name}`];
}

/** `ids` are the names as the source has them, even if webpack has found the module behind a re-export. */
type ImportDependency = Dependency & { request: string; ids: string[] };

const isImport = (dependency: Dependency): dependency is ImportDependency =>
  'request' in dependency && typeof dependency.request === 'string' && 'ids' in dependency;

/** Concatenation hides modules inside others. */
const flattenModules = (modules: Iterable<Module>): Module[] =>
  [...modules].flatMap((module) =>
    'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module],
  );

function listValues(module: Module): string[] {
  return module.dependencies.filter(isImport).flatMap(({ request, ids }) => {
    if (request !== PACKAGE && !request.startsWith(`${PACKAGE}/`)) return [];
    return nameUse(request.slice(PACKAGE.length + 1) || 'contract', ids);
  });
}

/** Screens compare the code of an error reply with a text. */
function listErrorCodes(module: Module): string[] {
  const text = String(module.originalSource()?.source() ?? '');
  const codes = [...text.matchAll(/['"]([A-Z][A-Z_]+)['"]/g)].map(([, code = '']) => code);
  return codes.filter((code) => errorCodes.has(code)).map((code) => `error ${code}`);
}

/** The build drops types, and tests are not part of it; both come from the sources. */
function listSourceUses(text: string, isTest: boolean): string[] {
  return [...text.matchAll(imports)].flatMap(([, isType, names = '', door = 'contract']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .filter((name) => {
        const isOfType = isType !== undefined || name.startsWith('type ');
        return door === 'testing' || (isOfType && !isTest);
      })
      .map((name) => `${door} ${name.replace(/^type /, '').split(' as ')[0] ?? ''}`),
  );
}

/**
 * Returns the calls, error codes and exports of the contracts that a build contains, and the helpers of its tests, so
 * that a breaking change can name its users.
 */
export function listUses(compilation: Compilation, folder: string): string[] {
  const source = join(folder, 'src');
  const modules = flattenModules(compilation.modules).filter((module) =>
    module.nameForCondition()?.startsWith(source),
  );
  const values = modules.flatMap((module) => [...listValues(module), ...listErrorCodes(module)]);
  const files = existsSync(source) ? listFiles(source) : [];
  const others = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => listSourceUses(readFileSync(join(source, name), 'utf8'), /\.test\.tsx?$/.test(name)));
  return [...new Set([...values, ...others])].toSorted();
}
