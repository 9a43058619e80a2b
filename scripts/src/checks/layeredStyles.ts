import type { Check } from './Project';

const layers: [RegExp, string][] = [
  [/^mf-[a-z0-9-]+\/.*\.css$/, 'remote'],
  [/^shared-contracts\/src\/(?:ui|widgets)\/.*\.module\.css$/, 'kit'],
  [/^shell\/src\/.*\.module\.css$/, 'base'],
];

/** Matches a colour that is not a token: hex, or a colour function. */
const rawColour = /#[0-9a-f]{3,8}\b(?![^{}]*\{)|\b(?:rgb|rgba|hsl|hsla|oklch|lab)\(/i;

/** Matches a surface or border token used for text; only ink tokens have enough contrast in every theme. */
const fillAsText =
  /(?<![-\w])color: var\(--(?:brand|brand-dark|bulb|edge|line|focus|category|quiz|hackathon|webinar|seminar|other)\)/;

/** Matches a third weight, which would load another font face. */
const rawWeight = /font-weight: (?!400;|var\(--bold\);)/;

function findFaults(path: string, text: string, layer: string): string[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  return [
    ...(rules.startsWith(`@layer ${layer}`) ? [] : [`${path}: wrap the rules in "@layer ${layer} { … }"`]),
    ...(rawColour.test(rules) ? [`${path}: states a colour; use a token of shared-contracts/src/ui`] : []),
    ...(rawWeight.test(rules) ? [`${path}: states a weight; text is 400 or var(--bold)`] : []),
    ...(fillAsText.test(rules)
      ? [
          `${path}: writes in the colour of a surface, unreadable in a theme; use --ink, --muted or --brand-ink`,
        ]
      : []),
    ...(text.split('\n').length > 201 ? [`${path}: has more than 200 lines; split it by component`] : []),
  ];
}

/** Rejects styles outside their cascade layer, and colours and weights that are not tokens. */
export const layeredStyles: Check = (project) =>
  project.paths.flatMap((path) => {
    const layer = layers.find(([pattern]) => pattern.test(path))?.[1];
    return layer === undefined ? [] : findFaults(path, project.read(path), layer);
  });
