import { KNOWN_COOKIE, THEME_COOKIE } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';

const theme = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(light|dark)(?:;|$)`);
const known = new RegExp(`(?:^|;\\s*)${KNOWN_COOKIE}=1(?:;|$)`);

/**
 * Attributes of the root element: for the first paint the theme, and `data-known` for a logged-in person (LK-1); `data-traced`
 * where calls send a `traceparent`.
 */
export function renderRootAttributes(
  { headers: { cookie = '' } }: FastifyRequest,
  isTraced: boolean,
): string {
  const chosen = theme.exec(cookie)?.[1] ?? 'system';
  return ` data-theme="${chosen}"${known.test(cookie) ? ' data-known' : ''}${isTraced ? ' data-traced' : ''}`;
}
