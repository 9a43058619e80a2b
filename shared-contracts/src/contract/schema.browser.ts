import type { z as schemas } from './schema';

/**
 * The browser's twin of `schema.ts`, chosen by the package's `imports` condition: every schema expression is inert,
 * because only the server (and the fake API of the tests) runs schemas. The browser shows the same texts by the pure
 * rules, so no page carries the schema library.
 */
const inert: unknown = new Proxy(() => undefined, {
  get: (_target, name) => {
    if (name === 'parse' || name === 'safeParse')
      throw new Error('Schemas run on the server; use a rule here.');
    return inert;
  },
  apply: () => inert,
});

export const z = inert as typeof schemas;
