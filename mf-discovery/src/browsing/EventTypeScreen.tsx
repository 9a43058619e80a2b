import { type EventCard as ListedEvent, links } from '@marquee/shared-contracts';
import {
  CallView,
  categoryNames,
  Empty,
  Page,
  SelectField,
  usePageTitle,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { categoryFromText } from './categoryFromText';
import { EventCard } from './EventCard';
import { EventCardSkeleton } from './EventCardSkeleton';
import styles from './EventTypeScreen.module.css';
import { publicEvents } from './publicEvents';
import { tileCategories } from './tileCategories';

const NONE_CHOSEN = 'Choose a type';
const TYPE_NAMES = tileCategories.map((category) => categoryNames[category].many);

function Grid({ events }: { events: readonly ListedEvent[] }) {
  if (events.length === 0) return <Empty text="No events match your selection." />;
  return (
    <>
      <h2 className="visually-hidden">Matching events</h2>
      <ul className={styles.grid}>
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard event={event} first={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** `/event-type/:category?`: the public events of one type (RT-13). */
export const EventTypeScreen = observer(function EventTypeScreen() {
  const chosen = categoryFromText(useParams()['category']);
  const navigate = useNavigate();
  const heading = chosen === undefined ? 'Events' : categoryNames[chosen].many;
  usePageTitle(heading);
  useEffect(() => void publicEvents.run(), []);
  return (
    <Page heading={heading}>
      <div className={styles.choice}>
        <SelectField
          label="Type of event"
          value={chosen === undefined ? NONE_CHOSEN : heading}
          options={chosen === undefined ? [NONE_CHOSEN, ...TYPE_NAMES] : TYPE_NAMES}
          onChange={(name) => void navigate(links.eventType(categoryFromText(name)))}
        />
      </div>
      <CallView
        call={publicEvents}
        loadingText="Loading events..."
        skeleton={
          <div className={styles.grid}>
            <EventCardSkeleton />
            <EventCardSkeleton />
            <EventCardSkeleton />
          </div>
        }
        failureText="Error loading events"
      >
        {(events) => <Grid events={events.filter((event) => event.category === chosen)} />}
      </CallView>
    </Page>
  );
});
