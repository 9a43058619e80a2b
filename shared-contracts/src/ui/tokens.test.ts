import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeContrast, computeTokenContrast, themes } from '../testing/contrast';

const ground = ['paper', 'surface', 'sunken'];
const categories = ['quiz', 'hackathon', 'webinar', 'seminar', 'other'];
const listPairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

/** Every text that is read, with its grounds: at rest, pointed at, pending, disabled, chosen, wrong. */
const texts = [
  ...listPairs(['ink', 'muted', 'brand-ink', 'good', 'bad'], ground),
  // Errors, lost connections and failed forms, with their links.
  ...listPairs(['ink', 'muted', 'brand-ink', 'good', 'bad'], ['bad-soft']),
  // Main buttons, tiles and category chips.
  ...listPairs(['on-brand'], ['brand', 'brand-dark', ...categories]),
  // Chosen pills, strong chips, filled rooms; the last minutes of a timer, unsaved answers.
  ...listPairs(['paper'], ['ink', 'bad']),
  // Badges and warnings.
  ...listPairs(['on-bulb'], ['bulb']),
  // Hero and footer.
  ...listPairs(['on-board', 'on-board-muted'], ['board']),
  ...listPairs(['board'], ['on-board']),
];

/** Every sign that means something: fields' edges, focus rings, the edges of toasts, bars, dots. */
const signs = [
  ...listPairs(['edge', 'focus', 'brand-ink', 'good', 'bad'], [...ground, 'bad-soft']),
  ...listPairs(['brand', ...categories], ground),
  ...listPairs(['bulb'], ['board']),
];

describe.each(themes)('the colours of the %s theme', (theme) => {
  test.each(texts)('text of --%s is read on --%s (4.5:1)', (front, back) => {
    expect(computeTokenContrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signs)('a sign in --%s is seen on --%s (3:1)', (front, back) => {
    expect(computeTokenContrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});

const buttonCss = readFileSync(join(__dirname, 'actions/Button.module.css'), 'utf8');

/** The class of each look, and the attributes of each state; jsdom cannot hover, so an attribute stands for it. */
const looks = ['button', 'button main', 'button plain', 'button quiet', 'button danger'];
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
      expect(computeTokenContrast(front ?? '', each, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

test('black on white is 21:1, as WCAG computes it', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
