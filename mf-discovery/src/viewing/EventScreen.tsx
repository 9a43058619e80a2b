import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActionPanel } from './ActionPanel';
import { EventFacts } from './EventFacts';
import { EventHead } from './EventHead';
import { EventStory } from './EventStory';
import styles from './EventScreen.module.css';
import { EventSkeleton } from './EventSkeleton';
import { EventStore } from './EventStore';

const Content = observer(function Content({ store, inviteKey }: { store: EventStore; inviteKey?: string }) {
  if (store.missing)
    return (
      <Empty text="No event details available">
        <ButtonLink to={links.home()}>See upcoming events</ButtonLink>
      </Empty>
    );
  return (
    <CallView
      call={store.loading}
      loadingText="Loading event details..."
      skeleton={<EventSkeleton />}
      failureText={`Error: ${store.loading.error?.message ?? ''}`}
    >
      {(event) => (
        <>
          <div className={styles.aside}>
            <EventFacts event={event} />
            <ActionPanel event={event} store={store} inviteKey={inviteKey} />
          </div>
          <EventStory event={event} />
        </>
      )}
    </CallView>
  );
});

/** `/event/:eventId`: an event's page, for everybody (spec section 2). */
export const EventScreen = observer(function EventScreen() {
  const eventId = useParams()['eventId'] ?? '';
  const inviteKey = useSearchParams()[0].get('k') ?? undefined;
  const [store] = useState(() => new EventStore());
  const { status, viewer } = session;
  useEffect(() => {
    // Whose page it is shows soon; asking before would load it twice.
    if (status !== 'restoring') void store.open({ eventId, inviteKey, asParticipant: viewer === 'user' });
  }, [store, eventId, inviteKey, status, viewer]);
  const event = store.loading.state === 'failed' ? undefined : store.loading.result;
  usePageTitle(event?.title);
  return (
    <article className={styles.page}>
      <EventHead
        event={event}
        state={event && store.state(event)}
        failed={store.loading.state === 'failed'}
      />
      <Content store={store} inviteKey={inviteKey} />
    </article>
  );
});
