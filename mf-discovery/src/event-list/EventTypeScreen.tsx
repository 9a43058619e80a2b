import { type Category, type EventCard, links } from '@marquee/shared-contracts';
import {
  ButtonLink,
  CallView,
  categoryNames,
  Empty,
  Page,
  Skeleton,
  usePageTitle,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { serverClock } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { parseCategory } from './parseCategory';
import { EventListRow } from './EventListRow';
import { EventFilterForm } from './EventFilterForm';
import { type EventFilter, filterEvents, readFilter } from './eventFilter';
import styles from './EventTypeScreen.module.css';
import { useEventList } from './useEventList';
import { SelectedEvent } from './SelectedEvent';
import { useMediaQuery } from './useMediaQuery';

/** The event selected by the address or else the first; undefined where the layout has no details pane (RT-11). */
function useSelection(events: readonly EventCard[]): EventCard | undefined {
  const isWide = useMediaQuery('(width >= 920px)');
  const [params, setParams] = useSearchParams();
  const requestedId = params.get('event');
  const selected = isWide ? (events.find(({ id }) => id === requestedId) ?? events[0]) : undefined;
  const id = selected?.id;
  useEffect(() => {
    if (id === undefined || id === requestedId) return;
    setParams(
      (latest) => {
        latest.set('event', id);
        return latest;
      },
      { replace: true },
    );
  }, [id, requestedId, setParams]);
  return selected;
}

function MatchingEvents({ events }: { events: readonly EventCard[] }) {
  const selected = useSelection(events);
  if (events.length === 0)
    return (
      <Empty drawing="search" text="No events match your selection.">
        <ButtonLink to={links.eventType()}>See all events</ButtonLink>
      </Empty>
    );
  return (
    <div className={styles.columns}>
      <section aria-label="Matching events">
        <h2 className="visually-hidden">Matching events</h2>
        <ul className={styles.rows}>
          {events.map((event) => (
            <li key={event.id}>
              <EventListRow event={event} isSelected={selected && event.id === selected.id} />
            </li>
          ))}
        </ul>
      </section>
      {selected === undefined ? null : (
        <div className={styles.detail}>
          <SelectedEvent key={selected.id} event={selected} />
        </div>
      )}
    </div>
  );
}

function EventListSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.rows}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
      <Skeleton shape="card" />
    </div>
  );
}

const getHeading = ({ category }: EventFilter): string => {
  const known = parseCategory(category);
  return known === undefined ? 'Events' : categoryNames[known].many;
};

/** `/event-type/:category?`: the public events of one type or all, filtered and sorted by the address. */
export const EventTypeScreen = observer(function EventTypeScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(useParams()['category'], params);
  const heading = getHeading(filter);
  usePageTitle(heading);
  const events = useEventList(filter.q);
  const openType = (category: Category | undefined) => {
    params.delete('event');
    void navigate({ pathname: links.eventType(category), search: params.toString() });
  };
  return (
    <Page heading={heading} intro={<Link to={links.searchResults()}>All events</Link>}>
      <EventFilterForm filter={filter} onTypeChange={openType} isSortable />
      <CallView
        call={events}
        loadingText="Loading events..."
        skeleton={<EventListSkeleton />}
        failureText="Error loading events"
      >
        {(list) => <MatchingEvents events={filterEvents(list, filter, serverClock.now())} />}
      </CallView>
    </Page>
  );
});
