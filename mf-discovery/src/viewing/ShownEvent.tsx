import { observer } from 'mobx-react-lite';
import { ShareActions } from '../sharing/ShareActions';
import { ActionPanel } from './ActionPanel';
import { EventFacts } from './EventFacts';
import styles from './EventScreen.module.css';
import type { EventStore, ShownEvent as Shown } from './EventStore';
import { EventStory } from './EventStory';
import { OwnPlace } from './OwnPlace';
import { useHashPart } from './useHashPart';

interface Props {
  event: Shown;
  store: EventStore;
  inviteKey: string | undefined;
}

/** The event itself: what to do now, what it is to the person, its facts, handing it on, and its story. */
export const ShownEvent = observer(function ShownEvent({ event, store, inviteKey }: Props) {
  useHashPart();
  return (
    <>
      <div className={styles.aside}>
        <ActionPanel event={event} store={store} inviteKey={inviteKey} />
        <OwnPlace event={event} store={store} />
        <EventFacts event={event} />
        <ShareActions event={event} inviteKey={inviteKey ?? event.hosted?.inviteKey ?? undefined} />
      </div>
      <EventStory event={event} />
    </>
  );
});
