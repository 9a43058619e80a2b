import type { Check } from './Project';

const layers: [RegExp, string][] = [
  [/^mf-[a-z-]+\/.*\.css$/, 'remote'],
  [/^shared-contracts\/src\/ui\/.*\.module\.css$/, 'kit'],
  [/^shell\/src\/.*\.module\.css$/, 'base'],
];

/** A colour that is not a token: hex, or a colour function. */
const rawColour = /#[0-9a-f]{3,8}\b(?![^{}]*\{)|\b(?:rgb|rgba|hsl|hsla|oklch|lab)\(/i;

function faults(path: string, text: string, layer: string): string[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  return [
    ...(rules.startsWith(`@layer ${layer}`) ? [] : [`${path}: wrap the rules in "@layer ${layer} { … }"`]),
    ...(rawColour.test(rules) ? [`${path}: states a colour; use a token of shared-contracts/src/ui`] : []),
    ...(text.split('\n').length > 201 ? [`${path}: has more than 200 lines; split it by component`] : []),
  ];
}

/** Styles stay in their cascade layer and take every colour from the tokens. */
export const layeredStyles: Check = (project) =>
  project.paths.flatMap((path) => {
    const layer = layers.find(([pattern]) => pattern.test(path))?.[1];
    return layer === undefined ? [] : faults(path, project.read(path), layer);
  });
