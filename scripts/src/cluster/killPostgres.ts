import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of a running PostgreSQL; undefined without one. */
function readPostmaster(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** Linux tells a process's parent as the second field after the name in parentheses. */
function isChild(id: number, parent: number): boolean {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
  } catch {
    return false;
  }
}

const listChildren = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => isChild(id, parent));

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // The process has ended.
  }
}

/** Signals the server of a data folder; SIGKILL reaches each of its processes, as a lost machine does. */
export function killPostgres(data: string, signal: 'SIGKILL' | 'SIGQUIT'): void {
  const postmaster = readPostmaster(data);
  if (postmaster === undefined) return;
  const children = signal === 'SIGKILL' ? listChildren(postmaster) : [];
  for (const id of [postmaster, ...children]) send(id, signal);
}
