/** A node of swc's syntax tree; spans count bytes. */
export interface SyntaxNode {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

/** Returns the nodes directly inside a node. */
export const listChildren = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Returns the first identifier of a dotted name: `z` of `z.infer`. */
export function findLeftmostName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node['value'] === 'string' && node.type === 'Identifier') return node['value'];
  return findLeftmostName(node['left'] ?? node['object']);
}
