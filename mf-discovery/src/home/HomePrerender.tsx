import type { Category } from '@marquee/shared-contracts';
import { modeNames } from '@marquee/shared-contracts/ui';
import { CategoryTiles } from './CategoryTiles';
import { EventCardLayout, cardLink } from './EventCardLayout';
import { Hero } from './Hero';
import home from './HomeScreen.module.css';
import search from './SearchBox.module.css';
import { SearchInput } from './SearchInput';
import upcoming from './UpcomingEvents.module.css';
import { Benefits } from './Benefits';

/** The values of an event as the server fills them in (`FrameValues`). */
const event = {
  category: '{{category}}' as Category,
  organization: '{{organization}}',
  mode: 'offline',
  location: `{{#online}}${modeNames.online}{{/online}}{{^online}}{{location}}{{/online}}`,
  imageUrl: '{{imageUrl}}',
} as const;

/**
 * What the document shows of the home page before any script (LK-4): the same parts as the screen, down to the first
 * events. Their times stand in the reader's zone and their states depend on who reads, so both come with the screen.
 */
export function HomePrerender() {
  return (
    <div className={home.home}>
      <Hero>
        <div className={search.search}>
          <SearchInput data-prerender="search" />
        </div>
      </Hero>
      <div className={home.sections}>
        <Benefits />
        <CategoryTiles />
        <div className={upcoming.upcoming}>
          <h2>Upcoming Events</h2>
          <div className={upcoming.loading} data-prerender="events">
            {'{{#events}}'}
            <EventCardLayout
              event={event}
              title={
                <a href="/event/{{id}}" className={cardLink}>
                  {'{{title}}'}
                </a>
              }
            />
            {'{{/events}}'}
          </div>
        </div>
      </div>
    </div>
  );
}
