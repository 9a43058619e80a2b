import { execa } from 'execa';

/** The account the server runs as; empty for the current account. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
}

async function readId(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  const { failed, stdout } = await execa('id', [flag, name], { reject: false });
  return failed ? undefined : Number(stdout);
}

/**
 * PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`.
 *
 * @throws if root finds neither account
 */
export async function findServerAccount(): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([readId('-u', name), readId('-g', name)]);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody".');
}
