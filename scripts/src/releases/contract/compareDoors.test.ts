import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareDoors } from './compareDoors';
import { parseRollup } from './parseRollup';

const readDoor = (rollup: string) => ({ ui: parseRollup(rollup, (file) => `${file}.ts`) });
const listNames = (before: string, after: string) => {
  const { breaking, additions } = compareDoors(readDoor(before), readDoor(after));
  return { breaking: breaking.map(({ name }) => name), additions: additions.map(({ name }) => name) };
};

const page = (props: string, number = '') => `
/** src/Page.d.ts */
export declare function Page({ heading }: Props${number}): JSX.Element;
/** src/Page.d.ts */
declare interface Props${number} {
    heading: string;${props}
}`;

const harmless: [string, string, string][] = [
  ['another number of a name in the rollup', page(''), page('', '_2')],
  ['another file', page(''), page('').replaceAll('src/Page', 'src/layout/Page')],
  ['another destructured parameter', page(''), page('').replace('{ heading }', '{ heading, ...rest }')],
  [
    'a private member of a class',
    'export declare class A {\n    run(): void;\n}',
    'export declare class A {\n    #private;\n    private b;\n    run(): void;\n}',
  ],
  [
    'another wording',
    'export declare const A = "Try again";\nexport declare const B: {\n    readonly message: "Gone";\n};',
    'export declare const A = "Try it again";\nexport declare const B: {\n    readonly message: "Closed";\n};',
  ],
  [
    'another schema, which its calls describe',
    'export declare const team: z.ZodMiniObject<{\n    id: z.ZodMiniString<string>;\n}>;',
    'export declare const team: z.ZodMiniObject<{\n    name: z.ZodMiniString<string>;\n}>;',
  ],
];

const additions: [string, string, string][] = [
  ['an optional property', page(''), page('\n    intro?: string;')],
  [
    'an optional property of several lines',
    page(''),
    page('\n    intro?: {\n        text: string;\n        look: string;\n    };'),
  ],
  ['a method of a class', 'export declare class A {\n}', 'export declare class A {\n    run(): void;\n}'],
  [
    'a member of an object',
    'export declare const links: {\n    home: () => string;\n};',
    'export declare const links: {\n    team: () => string;\n    home: () => string;\n};',
  ],
  ['an export', page(''), `${page('')}\nexport declare const Menu: string;`],
];

const breaks: [string, string, string][] = [
  ['a required property', page(''), page('\n    intro: string;')],
  ['another type', page(''), page('').replace('heading: string', 'heading: number')],
  [
    'a required property in an optional one',
    page('\n    links?: {\n        to: string;\n    };'),
    page('\n    links?: {\n        to: string;\n        text: string;\n    };'),
  ],
  [
    'a constructor that asks for more',
    'export declare class A {\n}',
    'export declare class A {\n    constructor(size: number);\n}',
  ],
  ['an export that is gone', `${page('')}\nexport declare const Menu: string;`, page('')],
  [
    'a value of a list',
    "export declare const A: readonly ['High School', 'Other'];",
    "export declare const A: readonly ['High school', 'Other'];",
  ],
  [
    'the status of an error',
    'declare const FULL: {\n    readonly status: 409;\n};\nexport declare namespace errorCatalogue {\n    export { FULL }\n}',
    'declare const FULL: {\n    readonly status: 410;\n};\nexport declare namespace errorCatalogue {\n    export { FULL }\n}',
  ],
];

describe('two versions of a door', () => {
  for (const [title, before, after] of harmless)
    it(`are equal with ${title}`, () =>
      assert.deepEqual(listNames(before, after), { breaking: [], additions: [] }));

  for (const [title, before, after] of additions)
    it(`differ by an addition with ${title}`, () => {
      const found = listNames(before, after);
      assert.deepEqual([found.breaking.length, found.additions.length], [0, 1]);
    });

  for (const [title, before, after] of breaks)
    it(`differ by a breaking change with ${title}`, () => {
      const found = listNames(before, after);
      assert.deepEqual([found.breaking.length, found.additions.length], [1, 0]);
    });

  it('report a declaration once, with every export that reaches it', () => {
    const list = `${page('')}\n/** src/List.d.ts */\nexport declare const List: (props: Props) => void;`;
    const [change, ...others] = compareDoors(
      readDoor(list),
      readDoor(list.replace('heading: s', 'title: s')),
    ).breaking;
    assert.deepEqual(others, []);
    assert.deepEqual(change, {
      name: 'Props of ui Page',
      text: 'is declared differently',
      usedAs: ['ui Page', 'ui List'],
      file: 'src/Page.ts',
      before: '    heading: string;',
      after: '    title: string;',
    });
  });

  it('name an error by its code on the wire, too', () => {
    const catalogue = (names: string) =>
      `declare const APPROVED: {\n    readonly code: "ANSWERED";\n};\nexport declare namespace errorCatalogue {\n    export { ${names} }\n}`;
    const read = (names: string) => ({ contract: parseRollup(catalogue(names), (file) => file) });
    const [change] = compareDoors(read('APPROVED'), read('')).breaking;
    assert.deepEqual(
      [change?.name, change?.usedAs],
      ['error APPROVED', ['error APPROVED', 'error ANSWERED']],
    );
  });

  it('do not confuse a type parameter with a declaration of its name', () => {
    const generic = '\nexport declare function load<Props>(props: Props): void;';
    const [change] = compareDoors(
      readDoor(page('') + generic),
      readDoor(page('\n    more: string;') + generic),
    ).breaking;
    assert.deepEqual(change?.usedAs, ['ui Page']);
  });
});
