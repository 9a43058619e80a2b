import type { Project } from '../checks/Project';
import { ALERTS } from './listExpressions';
import { collectValues, parseManifests } from './readManifests';

const GUIDE = 'docs/operation.md';

/** Returns a sentence for each alert without a heading in the guide, heading without an alert, and wrong link. */
export function findRunbookErrors({ read }: Project): string[] {
  const [rules = []] = collectValues(parseManifests(ALERTS, read(ALERTS))[0]?.body, 'rules') as {
    alert: string;
    annotations: { runbook_url: string };
  }[][];
  const headings = [...read(GUIDE).matchAll(/^#+ (Marquee\w+)$/gm)].map(([, heading = '']) => heading);
  const alerts = rules.map(({ alert }) => alert);
  return [
    ...alerts.filter((alert) => !headings.includes(alert)).map((alert) => `${GUIDE}: no heading ${alert}`),
    ...headings
      .filter((heading) => !alerts.includes(heading))
      .map((heading) => `${ALERTS}: no alert ${heading}`),
    ...rules
      .filter(
        ({ alert, annotations }) => !annotations.runbook_url.endsWith(`/${GUIDE}#${alert.toLowerCase()}`),
      )
      .map(({ alert }) => `${ALERTS}: the link of ${alert} leads elsewhere`),
  ];
}
