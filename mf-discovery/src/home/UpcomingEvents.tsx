import { CallView, PrerenderedMarkup, Empty } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue } from 'react';
import { Carousel } from './Carousel';
import { EventCard } from './EventCard';
import { EventCardSkeleton } from './EventCardSkeleton';
import type { HomeStore } from './HomeStore';
import styles from './UpcomingEvents.module.css';

/** What stands here until the list does: the first events as the document showed them, or grey shapes. */
const skeleton = (
  <PrerenderedMarkup of='[data-prerender="events"]:has(a)'>
    <div className={styles.loading}>
      <EventCardSkeleton />
      <EventCardSkeleton />
    </div>
  </PrerenderedMarkup>
);

/** What a store changes React renders in one go. Deferred it does so in slices, and the skeleton stays meanwhile. */
function DeferredContent({ children }: { children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : skeleton;
}

/** The carousel of what is on, with the spec's words for nothing and for a failure (RT-15, RT-16). */
export const UpcomingEvents = observer(function UpcomingEvents({ store }: { store: HomeStore }) {
  return (
    <div className={styles.upcoming}>
      <h2>Upcoming Events</h2>
      <CallView
        call={store.events}
        loadingText="Loading events..."
        skeleton={skeleton}
        failureText="Error loading events"
      >
        {(events) => {
          const upcoming = store.getUpcoming(events);
          if (upcoming.length === 0) return <Empty text="No events available" />;
          return (
            <DeferredContent>
              <Carousel label="Upcoming Events">
                {upcoming.map((event, index) => (
                  <EventCard key={event.id} event={event} first={index === 0} />
                ))}
              </Carousel>
            </DeferredContent>
          );
        }}
      </CallView>
    </div>
  );
});
