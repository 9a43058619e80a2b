import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../ui/tokens.css'), 'utf8');
export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The colour of a token in a theme: the first or second of `light-dark(…)`, or the only colour. */
export function readColour(token: string, theme: Theme): string {
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

/** WCAG's contrast of two colours, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two tokens in a theme. */
export const computeTokenContrast = (front: string, back: string, theme: Theme): number =>
  computeContrast(readColour(front, theme), readColour(back, theme));
