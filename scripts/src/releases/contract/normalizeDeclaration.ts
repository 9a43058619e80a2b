import { findLeftmostName, isNode, listChildren, type SyntaxNode } from './SyntaxNode';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A declaration's text without the parts that bind nobody, and the names that it refers to. */
export interface NormalizedDeclaration {
  text: string;
  references: string[];
}

const typeReferences = new Map([
  ['TsTypeReference', 'typeName'],
  ['TsTypeQuery', 'exprName'],
  ['TsExpressionWithTypeArguments', 'expression'],
  ['ClassDeclaration', 'superClass'],
]);

const isHidden = (node: SyntaxNode): boolean =>
  node.type === 'PrivateProperty' || node['accessibility'] === 'private';

/** Schemas and endpoints are compared as JSON Schema, which knows who sends and who reads. */
function findDataType(node: SyntaxNode, inConstant: boolean): string | undefined {
  if (node.type !== 'TsTypeReference' || !isNode(node['typeName'])) return undefined;
  const { right, value } = node['typeName'] as { right?: { value?: unknown }; value?: unknown };
  const name = right?.value ?? value;
  if (typeof name !== 'string') return undefined;
  if (name.startsWith('ZodMini')) return 'Schema';
  return inConstant && name === 'Endpoint' ? name : undefined;
}

const isSentence = (node: SyntaxNode): boolean => String(node['value']).includes(' ');

/** Finds a constant's text for people: a text with spaces, or any `message`. A new wording breaks no code. */
function findWording(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'VariableDeclarator') {
    const text = node['init'];
    return isNode(text) && text.type === 'StringLiteral' && isSentence(text) ? text : undefined;
  }
  if (node.type !== 'TsPropertySignature') return undefined;
  const { typeAnnotation: annotation, key } = node;
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined;
  const text = isNode(type) && type.type === 'TsLiteralType' ? type['literal'] : undefined;
  if (!isNode(text) || text.type !== 'StringLiteral') return undefined;
  return isSentence(text) || findLeftmostName(key) === 'message' ? text : undefined;
}

function findEdit(node: SyntaxNode, inConstant: boolean): Edit | undefined {
  const { start, end } = node.span;
  if (isHidden(node)) return { start, end, text: '' };
  const data = findDataType(node, inConstant);
  if (data !== undefined) return { start, end, text: data };
  if (node.type !== 'ObjectPattern') return undefined;
  const annotation = node['typeAnnotation'];
  return { start, end: isNode(annotation) ? annotation.span.start : end, text: 'props' };
}

function applyEdits(source: Buffer, { start, end }: SyntaxNode['span'], edits: Edit[]): string {
  const parts: string[] = [];
  let at = start;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(source.toString('utf8', at - 1, edit.start - 1), edit.text);
    at = edit.end;
  }
  parts.push(source.toString('utf8', at - 1, end - 1));
  return parts.join('').replace(/^\s*\n/gm, '');
}

/**
 * Removes private members, destructured parameters, wordings and schemas from a declaration.
 *
 * @param originals - the names in the source of names that the rollup has numbered: `Props` for `Props_2`
 */
export function normalizeDeclaration(
  source: Buffer,
  declaration: SyntaxNode,
  originals: ReadonlyMap<string, string>,
): NormalizedDeclaration {
  const edits: Edit[] = [];
  const references = new Set<string>();
  const parameters = new Set<string>();
  const inConstant = declaration.type === 'VariableDeclaration';
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'TsTypeParameter') parameters.add(String(findLeftmostName(node['name'])));
    const reference = findLeftmostName(node[typeReferences.get(node.type) ?? '']);
    const edit = findEdit(node, inConstant);
    if (edit) edits.push(edit);
    const wording = inConstant ? findWording(node) : undefined;
    if (wording) edits.push({ ...wording.span, text: 'string' });
    if (edit && node.type !== 'ObjectPattern') return;
    if (reference !== undefined) references.add(reference);
    const original = node.type === 'Identifier' ? originals.get(String(node['value'])) : undefined;
    if (original !== undefined) {
      edits.push({
        start: node.span.start,
        end: node.span.start + String(node['value']).length,
        text: original,
      });
    }
    const inside =
      node.type === 'ObjectPattern' ? [node['typeAnnotation']].filter(isNode) : listChildren(node);
    for (const child of inside) visit(child);
  };
  visit(declaration);
  return {
    text: applyEdits(source, declaration.span, edits),
    references: [...references].filter((name) => !parameters.has(name)),
  };
}
