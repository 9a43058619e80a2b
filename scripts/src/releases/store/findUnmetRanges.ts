import { satisfy } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from './Store';

/** Returns what a remote requires and a shell lacks, by the runtime's own rule, so that check and page agree. */
export function findUnmetRanges(remote: ReleaseRecord, shell: ReleaseRecord): string[] {
  return Object.entries(remote.requires).flatMap(([name, range]) => {
    const provided = shell.provides[name];
    if (provided === undefined)
      return [`${remote.name} ${remote.version} asks for ${name} ${range}, which the shell does not share`];
    if (satisfy(provided, range)) return [];
    return [
      `${remote.name} ${remote.version} asks for ${name} ${range}; the shell ${shell.version} brings ${provided}`,
    ];
  });
}
