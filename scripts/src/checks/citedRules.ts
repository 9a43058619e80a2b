import { isCode } from './code';
import type { Check } from './Project';

const RULES_FILE = 'docs/product.md';
const ruleId = /\b[A-Z]{1,2}-\d{1,3}\b/g;

/** Lines that may cite a rule: comments and test titles. Elsewhere "A-1" may be a room. */
const citing = /^\s*(\/\/|\/?\*|<!--|(describe|it|test)\()|\s\/\/ /;

function citedIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => citing.test(line))
    .flatMap((line) => line.match(ruleId) ?? []);
}

/** Every rule cited in the code exists in the product's description. */
export const citedRules: Check = (project) => {
  if (!project.paths.includes(RULES_FILE))
    return [`${RULES_FILE}: is missing; the rules cited in the code stand there`];
  const known = new Set(project.read(RULES_FILE).match(ruleId) ?? []);
  return project.paths
    .filter((path) => isCode(path) && !path.startsWith('scripts/src/checks/'))
    .flatMap((path) =>
      [...new Set(citedIn(project.read(path)))]
        .filter((id) => !known.has(id))
        .map((id) => `${path}: cites ${id}, which ${RULES_FILE} does not have`),
    );
};
