import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';
import type { Expression } from './listExpressions';
import type { ExportedLabels } from './parseMetrics';

/** Labels that Prometheus adds to each metric that it reads. */
const TARGET_LABELS = ['job', 'instance', 'namespace'];

/** Metrics of Prometheus itself. */
const OWN_METRICS: Readonly<Record<string, readonly string[]>> = {
  up: [],
  ALERTS: ['alertname', 'alertstate'],
};

function findNodes(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((one) => {
    if (one.name === name || (name === 'error' && one.type.isError)) found.push(one.node);
  });
  return found;
}

interface Matcher {
  label: string;
  /** Undefined for a regular expression. */
  value: string | undefined;
}

/** Selectors, and grouping labels, of an expression. */
interface ParsedExpression {
  selectors: { metric: string; matchers: Matcher[] }[];
  grouping: string[];
}

/** @throws with the expression if it is no PromQL */
function parseExpression(text: string): ParsedExpression {
  const { topNode } = parser.parse(text);
  const getText = ({ from, to }: SyntaxNode): string => text.slice(from, to);
  if (findNodes(topNode, 'error').length > 0) throw new Error(`no PromQL: ${text}`);
  const readMatcher = (node: SyntaxNode): Matcher => {
    const [, label = '', operator, value] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/s.exec(getText(node)) ?? [];
    return { label, value: operator === '=' || operator === '!=' ? value : undefined };
  };
  return {
    selectors: findNodes(topNode, 'VectorSelector').map((node) => ({
      metric: findNodes(node, 'Identifier').map(getText)[0] ?? '',
      matchers: findNodes(node, 'UnquotedLabelMatcher').map(readMatcher),
    })),
    grouping: findNodes(topNode, 'GroupingLabels').flatMap((node) =>
      findNodes(node, 'LabelName').map(getText),
    ),
  };
}

function findSelectorErrors(
  { metric, matchers }: ParsedExpression['selectors'][number],
  exported: ReadonlyMap<string, ExportedLabels>,
): string[] {
  const labels = exported.get(metric);
  const own = OWN_METRICS[metric];
  if (labels === undefined && own === undefined) return [`the API has no metric ${metric}`];
  return matchers
    .filter(({ label }) => !TARGET_LABELS.includes(label) && own?.includes(label) !== true)
    .flatMap(({ label, value }) => {
      const values = labels?.get(label);
      if (values === undefined) return [`${metric} has no label ${label}`];
      return value === undefined || values.has(value) ? [] : [`${metric} has no ${label} "${value}"`];
    });
}

/** Returns a sentence for each metric, label or value of the expressions that the API does not export. */
export const findMetricErrors = (
  expressions: readonly Expression[],
  exported: ReadonlyMap<string, ExportedLabels>,
): string[] =>
  expressions.flatMap(({ path, text }) => {
    const { selectors, grouping } = parseExpression(text);
    const known = new Set([
      ...TARGET_LABELS,
      ...selectors.flatMap(({ metric }) => [...(exported.get(metric)?.keys() ?? [])]),
    ]);
    return [
      ...selectors.flatMap((selector) => findSelectorErrors(selector, exported)),
      ...grouping.filter((label) => !known.has(label)).map((label) => `no metric has the label ${label}`),
    ].map((error) => `${path}: ${error}`);
  });
