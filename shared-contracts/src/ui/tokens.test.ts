import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The colour of a token in a theme: the first or second of `light-dark(…)`, or the only colour. */
function readColour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const colour = value?.[3] ?? value?.[theme === 'light' ? 1 : 2];
  if (colour === undefined) throw new Error(`There is no colour token --${token}`);
  return colour;
}

/** WCAG's relative luminance. */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const ground = ['paper', 'surface', 'sunken'];
const categories = ['quiz', 'hackathon', 'webinar', 'seminar', 'other'];
const listPairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const texts = [
  ...listPairs(['ink', 'muted', 'brand-ink', 'good', 'bad'], ground),
  ...listPairs(['ink', 'bad'], ['bad-soft']),
  ...listPairs(['paper'], ['ink']),
  ...listPairs(['on-brand'], ['brand', 'brand-dark', ...categories]),
  ...listPairs(['on-bulb'], ['bulb']),
  ...listPairs(['on-board', 'on-board-muted'], ['board']),
  ...listPairs(['board'], ['on-board']),
];

const signs = [
  ...listPairs(['edge', 'focus', 'brand-ink'], ground),
  ...listPairs(['brand', ...categories], ['paper', 'surface']),
  ...listPairs(['bulb'], ['board']),
];

describe.each(themes)('the colours of the %s theme', (theme) => {
  test.each(texts)('text of --%s is read on --%s (4.5:1)', (front, back) => {
    expect(computeContrast(readColour(front, theme), readColour(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signs)('a sign in --%s is seen on --%s (3:1)', (front, back) => {
    expect(computeContrast(readColour(front, theme), readColour(back, theme))).toBeGreaterThanOrEqual(3);
  });
});

const buttonCss = readFileSync(join(__dirname, 'actions/Button.module.css'), 'utf8');

/** The class of each look, and the attributes of each state; jsdom cannot hover, so an attribute stands for it. */
const looks = ['button', 'button main', 'button plain', 'button quiet'];
const states = ['', 'data-hover', 'aria-disabled="true"', 'aria-disabled="true" data-hover', 'disabled'];

/** The declarations of a style sheet's rules in the order of the cascade. */
const cssRules = [...buttonCss.matchAll(/^ {2}([.][^{]+) \{([^}]+)\}/gm)]
  .map(([, selector = '', body = '']) => ({ selector: selector.replaceAll(':hover', '[data-hover]'), body }))
  .toSorted((one, other) => computeSpecificity(one.selector) - computeSpecificity(other.selector));

/** Counts classes, attributes and pseudo-classes; `:not` counts as its first argument. */
function computeSpecificity(selector: string): number {
  const [first = ''] = selector.replace(/:not\(([^,)]*)[^)]*\)/g, '$1').split(',');
  return [...first.matchAll(/[.:[]/g)].length;
}

/** The token of a property, after all rules that match the element. */
function resolveToken(element: Element, property: string): string | undefined {
  const values = cssRules
    .filter(({ selector }) => element.matches(selector))
    .flatMap(({ body }) => new RegExp(`[\\s;]${property}: ([^;]+);`).exec(body)?.[1] ?? []);
  return /^var\(--([\w-]+)\)$/.exec(values.at(-1) ?? '')?.[1];
}

describe.each(themes)('a button in the %s theme', (theme) => {
  const cases = looks.flatMap((look) => states.map((state) => [look, state] as const));
  test.each(cases)('is readable as %s with [%s] (4.5:1)', (look, state) => {
    const holder = document.createElement('div');
    holder.innerHTML = `<button class="${look}" ${state}></button>`;
    const [button] = holder.children;
    const front = button && resolveToken(button, 'color');
    const back = button && resolveToken(button, 'background');
    expect(front).toBeDefined();
    // A transparent button stands on any ground.
    for (const each of back === undefined ? ground : [back])
      expect(computeContrast(readColour(front ?? '', theme), readColour(each, theme))).toBeGreaterThanOrEqual(
        4.5,
      );
  });
});

test('black on white is 21:1, as WCAG computes it', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
