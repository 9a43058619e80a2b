import { execFileSync } from 'node:child_process';

/** Whom the server runs as; empty for whoever we are. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`, one of which every system has. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody".');
}
