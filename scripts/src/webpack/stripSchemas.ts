import { parseSync, printSync, type CallExpression, type Node } from '@swc/core';

/** Properties of an endpoint's definition that only the server reads. */
const SCHEMA_PROPERTIES = ['params', 'query', 'body', 'reply'];

/** An import of a module that defines schemas or endpoints. */
const SCHEMA_IMPORT = /from\s*["'](#schema|\.\.\/endpoint)["']/;

type NamedNode = Node & { value?: string };

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The identifier that starts an expression: `z` of `z.string().check(…)`. */
function findRootName(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return (node as NamedNode).value;
  if (node?.type === 'MemberExpression') return findRootName((node as Node & { object: Node }).object);
  if (node?.type === 'CallExpression') return findRootName((node as CallExpression).callee);
  return undefined;
}

/** The result of `endpoint` without its schemas: minifiers drop an unused literal, but keep a call. */
function toLiteral({ span, arguments: [method, path, definition] }: CallExpression): unknown {
  const given = definition?.expression;
  if (!method || !path || given?.type !== 'ObjectExpression') return undefined;
  const kept = given.properties.filter(
    (property) =>
      property.type !== 'KeyValueProperty' ||
      !SCHEMA_PROPERTIES.includes((property.key as NamedNode).value ?? ''),
  );
  const createProperty = (name: string, value: unknown) => ({
    type: 'KeyValueProperty',
    key: { type: 'Identifier', span, value: name },
    value,
  });
  const properties = [
    createProperty('method', method.expression),
    createProperty('path', path.expression),
    createProperty('definition', { ...given, properties: kept }),
  ];
  return { type: 'ObjectExpression', span, properties };
}

/** Changes the tree in place: a schema expression becomes the bare `z`, a call of `endpoint` its result. */
function stripNode(node: unknown): unknown {
  if (!isNode(node)) return node;
  if (node.type === 'CallExpression') {
    const call = node as unknown as CallExpression;
    const name = findRootName(call);
    if (name === 'z') return { type: 'Identifier', span: call.span, ctxt: 0, value: 'z', optional: false };
    const literal = name === 'endpoint' ? toLiteral(call) : undefined;
    if (literal) return literal;
  }
  for (const [key, value] of Object.entries(node)) node[key] = stripNode(value);
  return node;
}

/**
 * Removes schemas from a module of the contract, because only the server validates with them. The rest behaves as with
 * the inert `schema.browser.ts`, but minifiers can drop what has become unused. The map leads back to `code`; without it
 * nothing changed.
 */
export function stripSchemas(code: string): { code: string; map?: string } {
  if (!SCHEMA_IMPORT.test(code)) return { code };
  const tree = parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  stripNode(tree);
  const { code: stripped, map = '' } = printSync(tree, { sourceMaps: true });
  return { code: stripped, map };
}
