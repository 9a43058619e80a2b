import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeTokenContrast, themes } from '../testing/contrast';

const root = join(__dirname, '../../..');
const TEXT_AND_GROUND = /([^{};]+)\{([^{}]+)\}/g;
const categories = ['quiz', 'hackathon', 'webinar', 'seminar', 'other'];

const findToken = (body: string, property: string): string | undefined =>
  new RegExp(`(?:^|[\\s;])${property}: var\\(--([\\w-]+)\\)`).exec(body)?.[1];

/** The rules of a style sheet that set both text and ground, as `selector, front, back`. */
function listPairs(file: string): [name: string, front: string, back: string][] {
  const css = readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(TEXT_AND_GROUND)].flatMap(([, selector = '', body = '']) => {
    const [front, back] = [findToken(body, 'color'), findToken(body, 'background')];
    if (front === undefined || back === undefined) return [];
    const backs = back === 'category' ? categories : [back];
    return backs.map((each) => [`${file} ${selector.trim()}`, front, each] as [string, string, string]);
  });
}

const packages = [
  'shell',
  'mf-auth',
  'mf-discovery',
  'mf-quiz',
  'mf-teams',
  'mf-host-console',
  'shared-contracts',
];

const files = packages.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(name, 'src', file)),
);
const pairs = files.flatMap(listPairs);

test('there are such rules in every package', () => {
  for (const name of ['shell', 'mf-discovery', 'mf-quiz', 'mf-host-console', 'shared-contracts'])
    expect(pairs.some(([rule]) => rule.startsWith(`${name}/`))).toBe(true);
});

test.each(['shell/src/layout/Footer.module.css', 'mf-discovery/src/home/SearchBox.module.css'])(
  'the focus ring on the board in %s is a bulb, because the usual one has 2.95:1 there',
  (file) => {
    expect(computeTokenContrast('focus', 'board', 'light')).toBeLessThan(3);
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/(--focus|outline-color): var\(--bulb\)/);
  },
);

describe.each(themes)('a rule with text and ground in the %s theme', (theme) => {
  test.each(pairs)('%s: --%s is read on --%s (4.5:1)', (_rule, front, back) => {
    expect(computeTokenContrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });
});
