import { putJoinableFirst } from '@marquee/shared-contracts';
import { CallView, PrerenderedMarkup, Empty } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue } from 'react';
import { Carousel } from './Carousel';
import { EventCard } from './EventCard';
import { EventCardSkeleton } from './EventCardSkeleton';
import type { HomeStore } from './HomeStore';
import styles from './UpcomingEvents.module.css';
import { UpcomingHeading } from './UpcomingHeading';

/** Fallback until the list is loaded: the prerendered cards or skeletons. */
const skeleton = (
  <PrerenderedMarkup of='[data-prerender="events"]:has(a)'>
    <div className={styles.loading}>
      <EventCardSkeleton />
      <EventCardSkeleton />
    </div>
  </PrerenderedMarkup>
);

/** MobX updates render synchronously. A deferred value renders in slices and keeps the skeleton visible meanwhile. */
function DeferredContent({ children }: { children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : skeleton;
}

/** The carousel of upcoming events, with its empty and error texts (RT-15). */
export const UpcomingEvents = observer(function UpcomingEvents({ store }: { store: HomeStore }) {
  return (
    <div className={styles.upcoming}>
      <UpcomingHeading />
      <CallView
        call={store.events}
        loadingText="Loading events..."
        skeleton={skeleton}
        failureText="Error loading events"
      >
        {(events) => {
          const upcoming = putJoinableFirst(store.getUpcoming(events));
          if (upcoming.length === 0) return <Empty text="No events available" />;
          return (
            <DeferredContent>
              <Carousel label="Upcoming Events">
                {upcoming.map((event, index) => (
                  <EventCard key={event.id} event={event} isEager={index === 0} />
                ))}
              </Carousel>
            </DeferredContent>
          );
        }}
      </CallView>
    </div>
  );
});
