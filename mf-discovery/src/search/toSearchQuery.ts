import type { CallInput, events } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { toInterval } from '@marquee/shared-contracts/widgets/event-period';
import type { EventFilter } from '../event-list/eventFilter';
import { parseCategory } from '../event-list/parseCategory';

export type SearchQuery = NonNullable<CallInput<typeof events.search>['query']>;

const toInstant = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** The server's query for a filter; parts without a limit are undefined. */
export function toSearchQuery(filter: EventFilter) {
  const { from, to } = toInterval(filter, serverClock.now());
  return {
    q: filter.q || undefined,
    category: parseCategory(filter.category),
    mode: filter.mode,
    open: filter.onlyOpen ? 'yes' : undefined,
    from: toInstant(from),
    to: toInstant(to),
  } satisfies SearchQuery;
}
