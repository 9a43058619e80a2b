import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripSchemas } from './stripSchemas';

const schemas = 'import { z } from "#schema";\n';

describe('a module of the contract in a page', () => {
  for (const [what, code, left] of [
    ['a schema', 'export const mode = z.enum(["online", "offline"]);', 'export const mode = z;'],
    [
      'a schema in many calls',
      'export const name = z.string().check(z.minLength(3));',
      'export const name = z;',
    ],
    [
      'a schema of parts',
      'export const place = { team: z.nullable(team) };',
      'export const place = {\n    team: z\n};',
    ],
    ['a function that makes one', 'export const id = () => z.string();', 'export const id = ()=>z;'],
    [
      'the shapes of a call, and keeps its failure and status',
      'export const read = endpoint("GET", "/a/:id", { params: z.object({}), query: page, failure: "No", body: text(3), reply: envelope(card), status: 201 });',
      'export const read = {\n    method: "GET",\n    path: "/a/:id",\n    definition: {\n        failure: "No",\n        status: 201\n    }\n};',
    ],
  ] as const)
    it(`goes without ${what}`, () =>
      assert.equal(stripSchemas(schemas + code).code.trim(), `${schemas}${left}`));

  for (const [what, code] of [
    ['another call', 'export const rule = check((text)=>text.trim());'],
    ['a call whose definition is made elsewhere', 'export const table = endpoint("GET", "/a", made);'],
  ])
    it(`keeps ${what}`, () => assert.equal(stripSchemas(schemas + code).code.trim(), `${schemas}${code}`));

  it('is left as it is where it has no schemas', () => {
    const code = 'const z = {   string: () => 1 }; export const a = z.string();';
    assert.deepEqual(stripSchemas(code), { code });
  });
});
