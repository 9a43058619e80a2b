import { createHmac, randomBytes } from 'node:crypto';
import { isSameHash } from '../../platform/access/oneTimeCode';

/** An open page may report for this long; the counts of a canary are kept as long. */
const LIFE_SECONDS = 86_400;
const FORM = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/** A page load, known by its random id, and the visitor for whom it was signed. */
interface PageLoad {
  page: string;
  endsAt: number;
  visitor: string;
}

const sign = (secret: string, { page, endsAt, visitor }: PageLoad): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['report', page, endsAt, visitor]))
    .digest('base64url');

/** Creates the token of one page load of a visitor; the server stores nothing until the page reports. */
export function createReportToken(secret: string, visitor: string, now: Date): string {
  const page = randomBytes(16).toString('base64url');
  const endsAt = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
  return `${page}.${endsAt}.${sign(secret, { page, endsAt, visitor })}`;
}

/** The id of the page load that a token stands for; undefined for another visitor's or an expired token. */
export function readReportToken(
  secret: string,
  { token, visitor }: { token: string; visitor: string },
  now: Date,
): string | undefined {
  const [, page = '', ends = '', mac = ''] = FORM.exec(token) ?? [];
  const endsAt = Number(ends);
  if (page === '' || endsAt * 1000 <= now.getTime()) return undefined;
  return isSameHash(mac, sign(secret, { page, endsAt, visitor })) ? page : undefined;
}
