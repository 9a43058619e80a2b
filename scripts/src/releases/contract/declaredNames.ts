import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const begins =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) (\w+)/;

/** The exported declarations of one `.d.ts`, by name; an overload adds to the text of the one before. */
function ownDeclarations(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let name: string | undefined;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line) && !/^[})\]]/.test(line)) name = begins.exec(line)?.[1];
    if (name !== undefined && line !== '') found[name] = `${found[name] ?? ''}${line}\n`;
  }
  return found;
}

function fileOf(from: string, target: string): string | undefined {
  const place = resolve(dirname(from), target);
  return [`${place}.d.ts`, join(place, 'index.d.ts')].find((file) => existsSync(file));
}

/** All that a module's declarations export, by name, with the text of each; `export * as group` is left to its calls. */
export function declaredNames(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8');
  const found = ownDeclarations(text);
  const namesOf = (target: string): Record<string, string> => {
    const other = fileOf(file, target);
    return other === undefined ? {} : declaredNames(other);
  };
  for (const [, target = ''] of text.matchAll(/^export \* from '([^']+)'/gm))
    Object.assign(found, namesOf(target));
  for (const [, names = '', target = ''] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    const theirs = namesOf(target);
    for (const each of names.split(',').map((name) => name.replace(/\btype /, '').trim())) {
      const [name = '', alias = name] = each.split(' as ');
      if (name !== '') found[alias] = theirs[name] ?? `from ${target}`;
    }
  }
  return found;
}
