import { observer } from 'mobx-react-lite';
import { ShareActions } from '../share/ShareActions';
import { RequestStatus } from '../approval/RequestStatus';
import { WaitStatus } from '../waitlist/WaitStatus';
import { ActionPanel } from './ActionPanel';
import { EventFacts } from './EventFacts';
import styles from './EventScreen.module.css';
import type { EventStore, ViewedEvent } from './EventStore';
import { EventDescription } from './EventDescription';
import { RemoteActions } from './RemoteActions';
import { RegistrationStatus } from './RegistrationStatus';
import { useHashScroll } from './useHashScroll';

interface Props {
  event: ViewedEvent;
  store: EventStore;
  inviteKey: string | undefined;
}

/** The loaded event: action, registration status, facts, sharing and description. */
export const EventBody = observer(function EventBody({ event, store, inviteKey }: Props) {
  useHashScroll();
  return (
    <>
      <div className={styles.aside}>
        <ActionPanel event={event} store={store} inviteKey={inviteKey} />
        <RemoteActions event={event} store={store} />
        <RegistrationStatus event={event} store={store} />
        {event.request ? <RequestStatus event={event} asked={event.request} store={store} /> : null}
        {event.wait ? <WaitStatus event={event} wait={event.wait} store={store} /> : null}
        <EventFacts event={event} />
        <ShareActions event={event} inviteKey={inviteKey ?? event.hosted?.inviteKey ?? undefined} />
      </div>
      <EventDescription event={event} />
    </>
  );
});
