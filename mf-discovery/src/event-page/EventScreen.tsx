import { links } from '@marquee/shared-contracts';
import { serverClock, session, useLive } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { EventRoute } from '../event-route/EventRoute';
import type { EventAddress } from '../event-route/useEventAddress';
import { EventHeader } from './EventHeader';
import styles from './EventScreen.module.css';
import { EventSkeleton } from './EventSkeleton';
import { EventStore } from './EventStore';
import { EventBody } from './EventBody';
import { usePeriodicRefresh } from './usePeriodicRefresh';

const Content = observer(function Content({ store, inviteKey }: { store: EventStore; inviteKey?: string }) {
  if (store.isMissing)
    return (
      <Empty text="No event details available.">
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
      {(loaded) => <EventBody event={store.event ?? loaded} store={store} inviteKey={inviteKey} />}
    </CallView>
  );
});

const EventPage = observer(function EventPage({ eventId, inviteKey }: EventAddress) {
  const [store] = useState(() => new EventStore());
  const { status, viewer } = session;
  useEffect(() => {
    // Loading waits for the session, since the reply depends on the account.
    if (status !== 'restoring') void store.open({ eventId, inviteKey, viewer });
  }, [store, eventId, inviteKey, status, viewer]);
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  useLive({ types: ['NOTIFICATION'] }, () => void store.refreshOwnState());
  usePeriodicRefresh(store.refresh);
  const { event } = store;
  usePageTitle(event?.title);
  // A draft has no public page; its details say what it lacks (EV-41).
  if (event?.hosted?.isDraft) return <Navigate to={links.eventDetail(eventId)} replace />;
  return (
    <article className={styles.page}>
      <EventHeader
        event={event}
        state={event && store.getState(event, serverClock.now())}
        hasFailed={store.hasFailed}
      />
      <Content store={store} inviteKey={inviteKey} />
    </article>
  );
});

/** `/event/:eventId`: an event's public page. */
export function EventScreen() {
  return (
    <EventRoute heading="Event" getLink={links.event}>
      {(address) => <EventPage {...address} />}
    </EventRoute>
  );
}
