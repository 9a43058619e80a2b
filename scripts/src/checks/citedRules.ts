import { isCode } from './code';
import type { Check } from './Project';

const rulePages = /^docs\/product\/[^/]+\.md$/;
const ruleId = /\b[A-Z]{1,2}-\d{1,3}\b/g;
/** Each rule starts an item of a list with its id in bold. */
const definedRule = /^- \*\*([A-Z]{1,2}-\d{1,3})\*\*/gm;

/** Comments and titles of tests cite rules. Elsewhere "A-1" may be a room. */
const citingLine = /^\s*(\/\/|\/?\*|<!--|(describe|it|test)\()|\s\/\/ /;

function findCitedRules(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => citingLine.test(line))
    .flatMap((line) => line.match(ruleId) ?? []);
}

/** Every rule that the code cites is defined in `docs/product`. */
export const citedRules: Check = (project) => {
  const pages = project.paths.filter((path) => rulePages.test(path));
  if (pages.length === 0)
    return ['docs/product: has no page; the rules that the code cites are defined there'];
  const defined = new Set(
    pages.flatMap((path) => [...project.read(path).matchAll(definedRule)].map(([, id]) => id)),
  );
  return project.paths
    .filter((path) => isCode(path) && !path.startsWith('scripts/src/checks/'))
    .flatMap((path) =>
      [...new Set(findCitedRules(project.read(path)))]
        .filter((id) => !defined.has(id))
        .map((id) => `${path}: cites ${id}, which docs/product does not define`),
    );
};
