import { type Category, manageEvents, type ReplyOf } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { type Period, toPeriodQuery } from '@marquee/shared-contracts/widgets/event-period';
import type { EventState } from '@marquee/shared-contracts/widgets/host-event';

export type HostEventPage = ReplyOf<typeof manageEvents.list>;

/** A host's search and filters; undefined means any. */
export interface EventFilter {
  q: string;
  state: EventState | undefined;
  type: Category | undefined;
  period: Period;
}

/** chosen: events on a page, as many as search results. */
const PAGE_SIZE = '20';

/** The host's own and administered events, last changed first, a page at a time (HO-12). */
export class HostEventsStore {
  readonly list = new RemoteCall(({ q, state, type, period }: EventFilter, { page, after }: PagePosition) =>
    request(manageEvents.list, {
      query: {
        q: q || undefined,
        state,
        category: type,
        ...toPeriodQuery(period, serverClock.now()),
        page: String(page),
        size: PAGE_SIZE,
        after,
      },
    }),
  );
}
