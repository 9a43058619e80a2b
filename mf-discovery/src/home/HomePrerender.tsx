import { type Category, links } from '@marquee/shared-contracts';
import { modeNames } from '@marquee/shared-contracts/ui';
import { CategoryTiles } from './CategoryTiles';
import { EventCardLayout, cardLink } from './EventCardLayout';
import { Hero } from './Hero';
import home from './HomeScreen.module.css';
import search from './SearchBox.module.css';
import { SearchInput } from './SearchInput';
import upcoming from './UpcomingEvents.module.css';
import { UpcomingHeading } from './UpcomingHeading';
import { Benefits } from './Benefits';

/** The event values that the server inserts into the prerendered markup. */
const event = {
  category: '{{category}}' as Category,
  organization: '{{organization}}',
  mode: 'offline',
  location: `{{#online}}${modeNames.online}{{/online}}{{^online}}{{location}}{{/online}}`,
  imageUrl: '{{imageUrl}}',
} as const;

/** The server inserts the id, so its braces must not be encoded. */
const eventAddress = decodeURIComponent(links.event('{{id}}'));

/**
 * The prerendered home page: the screen's own components up to the first event cards. Times and states need the
 * reader's zone and session, so they stay empty here.
 */
export function HomePrerender() {
  return (
    <div className={home.home}>
      <Hero>
        <form className={`${search.search} screen-only`} action={links.searchResults()}>
          <SearchInput data-prerender="search" />
        </form>
      </Hero>
      <div className={home.sections}>
        <Benefits />
        <CategoryTiles />
        <div className={upcoming.upcoming}>
          <UpcomingHeading />
          <div className={upcoming.loading} data-prerender="events">
            {'{{#events}}'}
            <EventCardLayout
              event={event}
              title={
                <a href={eventAddress} className={cardLink}>
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
