import { parseSync, printSync, type CallExpression, type Node } from '@swc/core';

/** Properties of an endpoint's definition that only the server reads. */
const SHAPES = ['params', 'query', 'body', 'reply'];

/** A module with schemas, or with calls made of them. */
const SCHEMAS = /from\s*["'](#schema|\.\.\/endpoint)["']/;

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

/** The result of `endpoint` without its schemas: minifiers drop an unused literal, but keep a call. */
function asLiteral({ span, arguments: [method, path, definition] }: CallExpression): unknown {
  const given = definition?.expression;
  if (!method || !path || given?.type !== 'ObjectExpression') return undefined;
  const kept = given.properties.filter(
    (property) =>
      property.type !== 'KeyValueProperty' || !SHAPES.includes((property.key as Named).value ?? ''),
  );
  const property = (name: string, value: unknown) => ({
    type: 'KeyValueProperty',
    key: { type: 'Identifier', span, value: name },
    value,
  });
  const properties = [
    property('method', method.expression),
    property('path', path.expression),
    property('definition', { ...given, properties: kept }),
  ];
  return { type: 'ObjectExpression', span, properties };
}

/** Changes the tree in place: a schema expression becomes the bare `z`, a call of `endpoint` its result. */
function strip(node: unknown): unknown {
  if (!isNode(node)) return node;
  if (node.type === 'CallExpression') {
    const call = node as unknown as CallExpression;
    const name = firstName(call);
    if (name === 'z') return { type: 'Identifier', span: call.span, ctxt: 0, value: 'z', optional: false };
    const literal = name === 'endpoint' ? asLiteral(call) : undefined;
    if (literal) return literal;
  }
  for (const [key, value] of Object.entries(node)) node[key] = strip(value);
  return node;
}

/**
 * A module of the contract as a page needs it: without the schemas, which only the server runs. What is written instead
 * does the same as `schema.browser.ts` (nothing), but what is used by nothing any more falls off when it is minified.
 */
export function stripSchemas(code: string): string {
  if (!SCHEMAS.test(code)) return code;
  const tree = parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  strip(tree);
  return printSync(tree).code;
}
