import { KNOWN_COOKIE, THEME_COOKIE } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';

const theme = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(light|dark)(?:;|$)`);
const known = new RegExp(`(?:^|;\\s*)${KNOWN_COOKIE}=1(?:;|$)`);

/** What the root element says of whoever asks, for the first paint: the theme, and `data-known` for who is logged in (LK-1). */
export function renderRootAttributes({ headers: { cookie = '' } }: FastifyRequest): string {
  const chosen = theme.exec(cookie)?.[1] ?? 'system';
  return ` data-theme="${chosen}"${known.test(cookie) ? ' data-known' : ''}`;
}
