import { execFileSync } from 'node:child_process';

/** The account the server runs as; empty for the current account. */
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

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody".');
}
