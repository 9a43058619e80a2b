import { readFileSync } from 'node:fs';
import type { ProductInstance } from './startInstance';

interface LogLine {
  msg?: string;
  error?: string;
  errorCode?: string;
  at?: string[];
}

const parseLine = (text: string): LogLine => {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return {};
  }
};

/** Characters of a stack that a line shows. */
const LONGEST = 300;

/** Errors of calls in the instances' logs, by name and code, but for those of a database that is away. */
export function describeErrors(instances: readonly ProductInstance[]): string {
  const counts = new Map<string, number>();
  const lines = instances.flatMap(({ log }) => readFileSync(log, 'utf8').split('\n').map(parseLine));
  for (const { error = '', errorCode = '', at } of lines.filter(({ msg }) => msg === 'call failed')) {
    if (error === 'Refusal') continue;
    const name = `${error} ${errorCode} ${String(at).slice(0, LONGEST)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const all = [...counts].toSorted(([, one], [, other]) => other - one);
  return all.map(([name, count]) => `\n    ${count} × ${name}`).join('') || 'none';
}
