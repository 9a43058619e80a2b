import { type HostEventDetails, links } from '@marquee/shared-contracts';
import { serverClock, useLive } from '@marquee/shared-contracts/browser';
import { eventCardStyles } from '@marquee/shared-contracts/widgets/event-card';
import {
  CallView,
  CategoryChip,
  Chip,
  modeNames,
  Page,
  Skeleton,
  usePageTitle,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AcceptanceCard } from '../collaborators/AcceptanceCard';
import { CancelOrDeleteDialogs } from '../cancel-or-delete/CancelOrDeleteDialogs';
import { CancelOrDeleteStore } from '../cancel-or-delete/CancelOrDeleteStore';
import { InviteLink } from '../invite-link/InviteLink';
import { getEventState, eventStateNames } from '../events/getEventState';
import { EventNotFound } from '../event-route/EventNotFound';
import { EventRoute } from '../event-route/EventRoute';
import { DetailActions } from './DetailActions';
import styles from './EventDetail.module.css';
import { EventDetailStore } from './EventDetailStore';
import { EventFacts } from './EventFacts';
import { EventPeople } from './EventPeople';

function Summary({ event }: { event: HostEventDetails }) {
  const state = getEventState(event, serverClock.now());
  return (
    <div className={eventCardStyles.card} data-category={event.category}>
      <img src={event.imageUrl} alt="" width={480} height={270} className={eventCardStyles.picture} />
      <p className={eventCardStyles.chips}>
        <Chip isStrong={state === 'running'}>{eventStateNames[state]}</Chip>
        <CategoryChip category={event.category} />
        <Chip>{modeNames[event.mode]}</Chip>
        {event.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
        {event.festival === null ? null : <Chip>{`Part of ${event.festival}`}</Chip>}
      </p>
      <p className={styles.about}>{event.description}</p>
    </div>
  );
}

interface DetailProps {
  event: HostEventDetails;
  cancelOrDelete: CancelOrDeleteStore;
  onAccepted: () => void;
}

function Detail({ event, cancelOrDelete, onAccepted }: DetailProps) {
  const state = getEventState(event, serverClock.now());
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(event.title);
  // The card disappears after the answer, so focus moves to the heading of its event.
  const focusTitle = () => {
    title.current?.focus();
    onAccepted();
  };
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {event.title}
      </h2>
      <AcceptanceCard event={event} onAccepted={focusTitle} />
      <DetailActions event={event} state={state} onCancelOrDelete={cancelOrDelete.openDialog} />
      <div className={styles.columns}>
        <Summary event={event} />
        <EventFacts event={event} />
      </div>
      {event.inviteKey === null ? null : (
        <InviteLink
          event={event}
          inviteKey={event.inviteKey}
          isFixed={state === 'ended' || state === 'cancelled'}
        />
      )}
      <EventPeople event={event} />
    </>
  );
}

const LoadedDetail = observer(function LoadedDetail({ eventId }: { eventId: string }) {
  const [{ loading }] = useState(() => new EventDetailStore(eventId));
  const navigate = useNavigate();
  const [cancelOrDelete] = useState(
    () =>
      new CancelOrDeleteStore((action) =>
        action === 'delete' ? void navigate(links.manageEvents(), { replace: true }) : void loading.run(),
      ),
  );
  useEffect(() => void loading.run(), [loading]);
  useLive({ types: ['EVENT_CHANGED', 'REFETCH'], eventId }, () => void loading.run());
  if (loading.error?.status === 404) return <EventNotFound />;
  return (
    <>
      <CallView
        call={loading}
        loadingText="Loading event details..."
        failureText="Failed to load event details."
        skeleton={
          <div className={styles.columns}>
            <Skeleton shape="card" count={2} />
          </div>
        }
      >
        {(event) => (
          <Detail event={event} cancelOrDelete={cancelOrDelete} onAccepted={() => void loading.run()} />
        )}
      </CallView>
      <CancelOrDeleteDialogs store={cancelOrDelete} />
    </>
  );
});

/** `/event-detail/:eventId`: an event with the details that only its hosts see. */
export function EventDetailScreen() {
  return (
    <EventRoute heading="Event details" getLink={links.eventDetail}>
      {(eventId) => (
        <Page heading="Event details">
          <LoadedDetail key={eventId} eventId={eventId} />
        </Page>
      )}
    </EventRoute>
  );
}
