import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './compressFiles';
import { findCallGroup, nameCall } from './nameCall';

const imports = /import (?:type )?\{([^}]*)\} from ['"]@marquee\/shared-contracts(?:\/([\w/-]+))?['"]/g;
/** Returns the calls of a group that the text uses. */
function listCalls(text: string, name: string, local: string): string[] {
  const members = [...text.matchAll(new RegExp(`(?<![\\w.$])${local}\\.(\\w+)`, 'g'))];
  return members.map(([, member = '']) => nameCall(name, member) ?? `contract ${name}`);
}

function listTextUses(text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, names = '', door = 'contract']) =>
    names
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter((each) => each !== '')
      .flatMap((each) => {
        const [name = '', local = name] = each.split(' as ');
        return door === 'contract' && findCallGroup(name)
          ? listCalls(text, name, local)
          : [`${door} ${name}`];
      }),
  );
}

/**
 * Returns the calls and exports of the contracts that the sources import by name, for builds by other bundlers. It sees
 * neither `import * as`, nor `import()`, nor names that a script computes.
 */
export function listSourceUses(source: string): string[] {
  const folder = join(source, 'src');
  const files = existsSync(folder) ? listFiles(folder) : [];
  const scripts = files.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.\w+$/.test(name));
  const uses = scripts.flatMap((name) => listTextUses(readFileSync(join(folder, name), 'utf8')));
  return [...new Set(uses)].toSorted();
}
