import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';
import { readJson } from '../../webpack/readJson';

/** A row of the store's `tokens.json`, which contains only hashes of tokens. */
export interface TokenRow {
  who: string;
  sha256: string;
  /** Names of packages; `*` permits all packages and creating tokens. */
  packages: string[];
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns undefined while the store has no `tokens.json`; anybody with write access may release then. */
export function readTokens(store: Store): TokenRow[] | undefined {
  const file = store.path('tokens.json');
  return existsSync(file) ? (readJson(file) as TokenRow[]) : undefined;
}

/**
 * Returns the owner of `MARQUEE_TOKEN`, or the local user while the store has no tokens.
 *
 * @throws unless the token may release `name` (RL-4)
 */
export function authorize(store: Store, args: Pick<CommandArgs, 'env' | 'print'>, name: string): string {
  const rows = readTokens(store);
  if (!rows) {
    args.print('Note: this store has no tokens; whoever can write to it may release anything.');
    return args.env['USER'] ?? userInfo().username;
  }
  const token = args.env['MARQUEE_TOKEN'];
  if (token === undefined || token === '') {
    throw new Error(`Releasing ${name} here needs a token: set MARQUEE_TOKEN.`);
  }
  const row = rows.find(({ sha256 }) => sha256 === hashToken(token));
  if (!row) throw new Error('MARQUEE_TOKEN is not a token of this store.');
  if (!row.packages.includes('*') && !row.packages.includes(name)) {
    throw new Error(`The token of ${row.who} is for ${row.packages.join(', ')}, not for ${name}.`);
  }
  return row.who;
}
