import { links } from '@marquee/shared-contracts';
import { session, useLive } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { EventStore, type ViewedEvent } from '../event-page/EventStore';
import { useServerNow } from '../event-page/useServerNow';
import { EventRoute } from '../event-route/EventRoute';
import { JoinButton } from '../join-link/JoinButton';
import { EventSummary } from '../registration/EventSummary';
import { ShareActions } from '../share/ShareActions';
import styles from './ConfirmationScreen.module.css';
import { NewRegistrationDialog } from './NewRegistrationDialog';
import { TeamStep } from './TeamStep';
import { TimeAndPlace } from './TimeAndPlace';

const NextSteps = observer(function NextSteps({ event }: { event: ViewedEvent }) {
  const now = useServerNow();
  const inviteCode = useSearchParams()[0].get('invite') ?? undefined;
  return (
    <>
      <EventSummary event={event} />
      <TimeAndPlace event={event} />
      <JoinButton event={event} now={now} isWide />
      {event.teamCreationAllowed ? <TeamStep event={event} inviteCode={inviteCode} /> : null}
      <section aria-labelledby="remember" className={styles.step}>
        <h2 id="remember">Remember and share</h2>
        <ShareActions event={event} inviteKey={undefined} />
      </section>
      <div className={styles.buttons}>
        <ButtonLink look="main" to={links.ticket(event.id)}>
          See your ticket
        </ButtonLink>
        <ButtonLink to={links.event(event.id)}>See the event</ButtonLink>
        <ButtonLink to={links.home()}>Go to the home page</ButtonLink>
      </div>
      <NewRegistrationDialog event={event} />
    </>
  );
});

function NotRegistered({ eventId }: { eventId: string }) {
  return (
    <Empty text="You are not registered for this event.">
      <ButtonLink look="main" to={links.event(eventId)}>
        See the event
      </ButtonLink>
    </Empty>
  );
}

const Content = observer(function Content({ store, eventId }: { store: EventStore; eventId: string }) {
  if (store.isMissing) return <NotRegistered eventId={eventId} />;
  return (
    <CallView call={store.loading} loadingText="Loading event details..." skeleton={<Skeleton count={8} />}>
      {(event) => {
        if (event.registered !== true) return <NotRegistered eventId={eventId} />;
        // The page of an event that ended or was cancelled says so.
        return event.registrationState === 'REGISTERED' ? (
          <NextSteps event={event} />
        ) : (
          <Navigate to={links.event(eventId)} replace />
        );
      }}
    </CallView>
  );
});

const Confirmation = observer(function Confirmation({ eventId }: { eventId: string }) {
  const [store] = useState(() => new EventStore());
  useEffect(
    () => void store.open({ eventId, inviteKey: undefined, viewer: session.viewer }),
    [store, eventId],
  );
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  const isRegistered = store.event?.registered === true;
  // One heading for all states, because the focus is on it while the event loads.
  return (
    <Page
      heading={isRegistered ? 'Registration successful' : 'Registration'}
      intro={isRegistered ? "You're in! Here is what comes next." : undefined}
      width="form"
    >
      <Content store={store} eventId={eventId} />
    </Page>
  );
});

/** `/registered/:eventId`: the confirmation of a registration, with the next steps (RG-9). */
export function ConfirmationScreen() {
  return (
    <EventRoute heading="Registration" getLink={links.registrationConfirmation}>
      {({ eventId }) => <Confirmation key={eventId} eventId={eventId} />}
    </EventRoute>
  );
}
