import { endpoints } from '@marquee/shared-contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './compressFiles';

const imports = /import (?:type )?\{([^}]*)\} from '@marquee\/shared-contracts(?:\/([\w-]+))?'/g;
const isCode = /(?<!\.test)\.tsx?$/;
const groups = new Set([...endpoints.keys()].map((name) => name.split('.')[0]));

/** Finds a file's imports from the contracts: calls by name, all others by door and name. */
function findUses(text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, names = '', door]) =>
    names
      .split(',')
      .map((name) =>
        name
          .replace(/\btype /, '')
          .trim()
          .split(' as '),
      )
      .flatMap(([name = '', alias = name]) => {
        if (name === '') return [];
        if (door !== undefined || !groups.has(name)) return [`${door ?? 'contract'} ${name}`];
        return [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))]
          .map(([, verb = '']) => `${name}.${verb}`)
          .filter((call) => endpoints.has(call));
      }),
  );
}

/** Returns the calls and names of the contracts that a package imports, so that a breaking change can name its users. */
export function listUsedCalls(folder: string): string[] {
  const source = join(folder, 'src');
  const files = existsSync(source) ? listFiles(source).filter((name) => isCode.test(name)) : [];
  const uses = files.flatMap((name) => findUses(readFileSync(join(source, name), 'utf8')));
  return [...new Set(uses)].toSorted();
}
