import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';

/** One row of a store's `tokens.json`, which stores only the token's hash. */
export interface TokenRow {
  who: string;
  sha256: string;
  /** Names of packages; `*` is all of them, and the right to make tokens. */
  packages: string[];
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Undefined while the store has no `tokens.json`: then everybody who can write to it may release. */
export function readTokens(store: Store): TokenRow[] | undefined {
  const file = store.path('tokens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TokenRow[]) : undefined;
}

/** Returns the owner of `MARQUEE_TOKEN`, or the local user while the store has no tokens. @throws unless the token may release `name` (RL-4) */
export function authorize(store: Store, order: Pick<CommandArgs, 'env' | 'say'>, name: string): string {
  const rows = readTokens(store);
  if (!rows) {
    order.say('Note: this store has no tokens; whoever can write to it may release anything.');
    return order.env['USER'] ?? userInfo().username;
  }
  const token = order.env['MARQUEE_TOKEN'];
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
