import { parseSync } from '@swc/core';
import type { Declaration, Door } from './Contract';
import { normalizeDeclaration } from './normalizeDeclaration';
import { isNode, listChildren, type SyntaxNode } from './SyntaxNode';

/** A declaration of the rollup under its name there. */
interface Statement {
  name: string;
  isExported: boolean;
  file: string;
  declaration: SyntaxNode;
}

const FILE_MARK = /\/\*\* (\S+)\.d\.ts \*\/\s*$/;

function readName(declaration: SyntaxNode): string | undefined {
  const [variable] = Array.isArray(declaration['declarations'])
    ? (declaration['declarations'] as unknown[])
    : [];
  const id = (isNode(variable) ? variable : declaration)['id'] ?? declaration['identifier'];
  return isNode(id) ? String(id['value']) : undefined;
}

/** Returns pairs of local and exported name: `export { Local as Exported }`. */
const listSpecifiers = (node: SyntaxNode): [string, string][] =>
  listChildren(node)
    .filter(({ type }) => type === 'ExportSpecifier')
    .map(({ orig, exported }) => {
      const local = String((orig as SyntaxNode)['value']);
      return [local, isNode(exported) ? String(exported['value']) : local];
    });

/** Returns the members of `namespace X { export { … } }`. */
const listMembers = ({ body }: SyntaxNode): [string, string][] =>
  isNode(body) ? listChildren(body).flatMap(listSpecifiers) : [];

function listStatements(source: Buffer, body: SyntaxNode[]): Statement[] {
  return body.flatMap((node, at) => {
    const isExported = node.type === 'ExportDeclaration';
    const declaration = isExported ? node['declaration'] : node;
    const name = isNode(declaration) ? readName(declaration) : undefined;
    if (!isNode(declaration) || name === undefined) return [];
    const comment = source.toString('utf8', (body[at - 1]?.span.end ?? 1) - 1, node.span.start - 1);
    return [{ name, isExported, file: FILE_MARK.exec(comment)?.[1] ?? '', declaration }];
  });
}

/** Returns the names in the source of numbered names: `Props` for `Props_2`. */
function findOriginals(statements: Statement[]): Map<string, string> {
  const names = statements.map(({ name }) => name).filter((name) => /_\d+$/.test(name));
  return new Map(names.map((name) => [name, name.replace(/_\d+$/, '')]));
}

/** Returns pairs of a name in the rollup and the name that users import. */
function listExports(body: SyntaxNode[], statements: Statement[]): [string, string][] {
  const own = statements
    .filter(({ isExported }) => isExported)
    .flatMap(({ name, declaration }): [string, string][] =>
      declaration.type === 'TsModuleDeclaration'
        ? listMembers(declaration).map(([local, member]) => [local, `${name}.${member}`])
        : [[name, name]],
    );
  return [...own, ...body.flatMap(listSpecifiers)];
}

/** Joins the overloads of a function, and a value with its type. */
const joinDeclarations = (first: Declaration | undefined, second: Declaration): Declaration =>
  first
    ? {
        file: first.file,
        text: `${first.text}\n${second.text}`,
        uses: [...new Set([...first.uses, ...second.uses])],
      }
    : second;

/**
 * Reads a door's rollup into its exports and declarations.
 *
 * @param locate - completes a file without its extension, such as `src/ui/Page`
 */
export function parseRollup(rollup: string, locate: (file: string) => string): Door {
  const text = `0;\n${rollup}`;
  const source = Buffer.from(text);
  const body = listChildren(parseSync(text, { syntax: 'typescript' }) as unknown as SyntaxNode);
  const statements = listStatements(source, body);
  const originals = findOriginals(statements);
  const keys = new Map(
    statements.map(({ name, file }) => [name, `${locate(file)}#${originals.get(name) ?? name}`]),
  );
  const declarations: Record<string, Declaration> = {};
  for (const { declaration, name, file } of statements) {
    // The members of a namespace are exports of their own.
    if (declaration.type === 'TsModuleDeclaration') continue;
    const normalized = normalizeDeclaration(source, declaration, originals);
    const uses = normalized.references.flatMap((reference) => keys.get(reference) ?? []);
    const key = keys.get(name) ?? name;
    const own = { file: locate(file), text: normalized.text, uses };
    declarations[key] = joinDeclarations(declarations[key], own);
  }
  const rows = listExports(body, statements).flatMap(([local, name]): [string, string][] => {
    const key = keys.get(local);
    return key === undefined ? [] : [[name, key]];
  });
  return { exports: Object.fromEntries(rows), declarations };
}
