import { isCode } from './code';
import type { Check } from './Project';

const rulePages = /^docs\/product\/[^/]+\.md$/;
const ruleId = /\b[A-Z]{1,2}-\d{1,3}\b/g;
/** A rule starts a list item with its id in bold. */
const definedRule = /^- \*\*([A-Z]{1,2}-\d{1,3})\*\*/gm;

/** Only comments and test titles cite rules; elsewhere "A-1" may be a room. */
const citingLine = /^\s*(\/\/|\/?\*|<!--|(describe|it|test)\()|\s\/\/ /;

function findCitedRules(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => citingLine.test(line))
    .flatMap((line) => line.match(ruleId) ?? []);
}

/** Rejects cited rules that `docs/product` does not define. */
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
