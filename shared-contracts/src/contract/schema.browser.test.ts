import { z } from './schema.browser';

describe("the browser's twin of the schema library", () => {
  it('lets every schema expression be written', () => {
    expect(() => z.object({ name: z.string().check(z.minLength(2, 'Too short')) })).not.toThrow();
  });

  it('refuses to run one, so that nobody believes an unchecked value', () => {
    expect(() => z.string().parse('x')).toThrow('Schemas run on the server; use a rule here.');
    expect(() => z.object({}).safeParse({})).toThrow('Schemas run on the server; use a rule here.');
  });
});
