import { parseSync, printSync, type CallExpression, type Node } from '@swc/core';

/** What of an endpoint's definition only the server reads. */
const SHAPES = ['params', 'query', 'body', 'reply'];

type Named = Node & { value?: string };

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The name an expression starts with: `z` of `z.string().check(…)`. */
function firstName(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return (node as Named).value;
  if (node?.type === 'MemberExpression') return firstName((node as Node & { object: Node }).object);
  if (node?.type === 'CallExpression') return firstName((node as CallExpression).callee);
  return undefined;
}

function withoutShapes(call: CallExpression): void {
  const definition = call.arguments[2]?.expression;
  if (definition?.type !== 'ObjectExpression') return;
  definition.properties = definition.properties.filter(
    (property) =>
      property.type !== 'KeyValueProperty' || !SHAPES.includes((property.key as Named).value ?? ''),
  );
}

/** Changes the tree in place; a schema expression becomes the bare `z`. */
function strip(node: unknown): unknown {
  if (!isNode(node)) return node;
  if (node.type === 'CallExpression') {
    const call = node as unknown as CallExpression;
    const name = firstName(call);
    if (name === 'z') return { type: 'Identifier', span: call.span, ctxt: 0, value: 'z', optional: false };
    if (name === 'endpoint') withoutShapes(call);
  }
  for (const [key, value] of Object.entries(node)) node[key] = strip(value);
  return node;
}

/**
 * A module of the contract as a page needs it: without the schemas, which only the server runs. What is written instead
 * does the same as `schema.browser.ts` (nothing), but what is used by nothing any more falls off when it is minified.
 */
export function withoutSchemas(code: string): string {
  if (!/from\s*["']#schema["']/.test(code)) return code;
  const tree = parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  strip(tree);
  return printSync(tree).code;
}
