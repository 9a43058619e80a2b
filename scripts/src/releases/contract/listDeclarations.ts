import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) (\w+)/;

/** Returns the exported declarations of one `.d.ts`, by name; overloads are joined. */
function parseDeclarations(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let name: string | undefined;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line) && !/^[})\]]/.test(line)) name = DECLARATION.exec(line)?.[1];
    if (name !== undefined && line !== '') found[name] = `${found[name] ?? ''}${line}\n`;
  }
  return found;
}

function findFile(from: string, target: string): string | undefined {
  const path = resolve(dirname(from), target);
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(file));
}

/** Returns the text of every declaration that a module exports, by name; `export * as` groups are skipped, their calls are compared. */
export function listDeclarations(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8');
  const found = parseDeclarations(text);
  const listOf = (target: string): Record<string, string> => {
    const other = findFile(file, target);
    return other === undefined ? {} : listDeclarations(other);
  };
  for (const [, target = ''] of text.matchAll(/^export \* from '([^']+)'/gm))
    Object.assign(found, listOf(target));
  for (const [, names = '', target = ''] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    const theirs = listOf(target);
    for (const each of names.split(',').map((name) => name.replace(/\btype /, '').trim())) {
      const [name = '', alias = name] = each.split(' as ');
      if (name !== '') found[alias] = theirs[name] ?? `from ${target}`;
    }
  }
  return found;
}
