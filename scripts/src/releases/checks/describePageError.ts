import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Store } from '../store/Store';

/** An error of a page: its message, and its stack in the scripts of releases. */
export interface PageError {
  message: string;
  stack: string;
}

const FRAME = /https?:\/\/[^\s()/]+\/([\w-]+)\/([^\s()/]+)\/([\w.~-]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** Finds the first line of the sources in a stack, "RaffleScreen.tsx:8", by the releases' source maps. */
function findSourceLine(store: Store, stack: string): string | undefined {
  for (const [, name = '', version = '', file = '', line, column] of stack.matchAll(FRAME)) {
    const map = store.path(name, version, `${file}.map`);
    if (!existsSync(map)) continue;
    // Browsers count columns from 1, source maps from 0.
    const position = { line: Number(line), column: Number(column) - 1 };
    const { source, line: found } = originalPositionFor(new TraceMap(readFileSync(map, 'utf8')), position);
    if (source !== null && !source.includes('node_modules')) return `${basename(source)}:${String(found)}`;
  }
  return undefined;
}

/** Formats an error as `threw "raffle is broken" (RaffleScreen.tsx:8)`, or the shell's own report of a release. */
export function describePageError(store: Store, { message, stack }: PageError): string {
  const [, report] = /^mf-[\w-]+@\S+: (.+)$/.exec(message) ?? [];
  if (report !== undefined) return report;
  const place = findSourceLine(store, stack);
  return `threw "${message}"${place === undefined ? '' : ` (${place})`}`;
}
