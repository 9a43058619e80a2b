import type { CallInput, events } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { toPeriodQuery } from '@marquee/shared-contracts/widgets/event-period';
import type { EventFilter } from '../event-list/eventFilter';
import { parseCategory } from '../event-list/parseCategory';

export type SearchQuery = NonNullable<CallInput<typeof events.search>['query']>;

/** The server's query for a filter; parts without a limit are undefined. */
export function toSearchQuery(filter: EventFilter) {
  return {
    q: filter.q || undefined,
    category: parseCategory(filter.category),
    mode: filter.mode,
    open: filter.onlyOpen ? 'yes' : undefined,
    ...toPeriodQuery(filter, serverClock.now()),
  } satisfies SearchQuery;
}
