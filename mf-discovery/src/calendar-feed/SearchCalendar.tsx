import { calendars } from '@marquee/shared-contracts';
import type { SearchQuery } from '../search/toSearchQuery';
import { FeedLinks } from './FeedLinks';
import { SubscribeButton } from './SubscribeButton';

/** Subscribes a calendar program to the events of a search; a period is left out, because it passes. */
export function SearchCalendar({ q, category, mode, open }: SearchQuery) {
  const query = Object.entries({ q, category, mode, open }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query as [string, string][]).toString();
  return (
    <SubscribeButton
      text="Subscribe to calendar"
      hint="Your calendar shows the events of this search, and new ones as they are published."
    >
      <FeedLinks path={`${calendars.events.path}${search === '' ? '' : `?${search}`}`} />
    </SubscribeButton>
  );
}
