import type { Project } from '../checks/Project';
import { collectValues, parseManifests } from './readManifests';

/** An expression of PromQL in a rule or a dashboard. */
export interface Expression {
  path: string;
  text: string;
}

const LABEL_VALUES = /^label_values\((.*), \w+\)$/;

const listTexts = (value: unknown, key: string): string[] =>
  collectValues(value, key).filter((text) => typeof text === 'string');

/** The expressions of the alert rules and the dashboards. */
export function listExpressions({ paths, read }: Project): Expression[] {
  const rules = parseManifests(ALERTS, read(ALERTS)).flatMap(({ body }) => listTexts(body, 'expr'));
  const dashboards = paths.filter((path) => path.startsWith('deploy/grafana/') && path.endsWith('.json'));
  return [
    ...rules.map((text) => ({ path: ALERTS, text })),
    ...dashboards.flatMap((path) => {
      const dashboard: unknown = JSON.parse(read(path));
      const variables = listTexts(dashboard, 'definition').map(
        (text) => LABEL_VALUES.exec(text)?.[1] ?? text,
      );
      return [...listTexts(dashboard, 'expr'), ...variables].map((text) => ({ path, text }));
    }),
  ];
}

export const ALERTS = 'deploy/prometheus/alerts.yaml';
