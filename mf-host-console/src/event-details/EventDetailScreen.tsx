import { hasHostRight, type HostEventDetails, links } from '@marquee/shared-contracts';
import { serverClock, useLive } from '@marquee/shared-contracts/browser';
import { eventCardStyles } from '@marquee/shared-contracts/widgets/event-card';
import { getEventState, HostEventLayout, openedEvent } from '@marquee/shared-contracts/widgets/host-event';
import { CallView, CategoryChip, Chip, modeNames, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AcceptanceCard } from '../collaborators/AcceptanceCard';
import { CancelOrDeleteDialogs } from '../cancel-or-delete/CancelOrDeleteDialogs';
import { CancelOrDeleteStore } from '../cancel-or-delete/CancelOrDeleteStore';
import { InviteLink } from '../invite-link/InviteLink';
import { EventRoute } from '../event-route/EventRoute';
import { DEFAULT_IMAGE } from '../event-form/eventAdapter';
import { DetailActions } from './DetailActions';
import { DraftCard } from './DraftCard';
import styles from './EventDetail.module.css';
import { EventFacts } from './EventFacts';
import { EventPeople } from './EventPeople';
import { PublicationStore } from './PublicationStore';

const Summary = ({ event }: { event: HostEventDetails }) => (
  <div className={eventCardStyles.card} data-category={event.category}>
    <img
      src={event.imageUrl || DEFAULT_IMAGE}
      alt=""
      width={480}
      height={270}
      className={eventCardStyles.picture}
    />
    <p className={eventCardStyles.chips}>
      {event.missing?.includes('category') ? null : <CategoryChip category={event.category} />}
      <Chip>{modeNames[event.mode]}</Chip>
      {event.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
      {event.festival === null ? null : <Chip>{`Part of ${event.festival}`}</Chip>}
    </p>
    <p className={styles.about}>{event.description}</p>
  </div>
);

interface DetailProps {
  event: HostEventDetails;
  cancelOrDelete: CancelOrDeleteStore;
  publication: PublicationStore;
  onAccepted: () => void;
}

function Detail({ event, cancelOrDelete, publication, onAccepted }: DetailProps) {
  const state = getEventState(event, serverClock.now());
  // The card disappears after the answer, so focus moves to the heading of its event.
  const focusTitle = () => {
    document.querySelector('h1')?.focus();
    onAccepted();
  };
  return (
    <>
      <AcceptanceCard event={event} onAccepted={focusTitle} />
      {state === 'draft' && hasHostRight(event, 'event') ? (
        <DraftCard event={event} store={publication} />
      ) : null}
      <DetailActions
        event={event}
        state={state}
        onCancelOrDelete={cancelOrDelete.openDialog}
        onUnpublish={() => void publication.unpublish(event.title)}
      />
      <div className={styles.columns}>
        <Summary event={event} />
        <EventFacts event={event} />
      </div>
      {event.inviteKey === null ? null : (
        <InviteLink
          event={event}
          inviteKey={event.inviteKey}
          isFixed={state === 'ended' || state === 'cancelled' || !hasHostRight(event, 'event')}
        />
      )}
      <EventPeople event={event} />
    </>
  );
}

const LoadedDetail = observer(function LoadedDetail({ eventId }: { eventId: string }) {
  const [loading] = useState(() => openedEvent.getCall(eventId));
  const refresh = () => void openedEvent.refresh(eventId);
  const navigate = useNavigate();
  const [publication] = useState(() => new PublicationStore(eventId));
  const [cancelOrDelete] = useState(
    () =>
      new CancelOrDeleteStore((action) =>
        action === 'delete' ? void navigate(links.manageEvents(), { replace: true }) : refresh(),
      ),
  );
  // The figures change all the time, so this screen also refreshes an event that another one loaded.
  useEffect(() => void openedEvent.refresh(eventId), [eventId]);
  useLive({ types: ['EVENT_CHANGED', 'REFETCH'], eventId }, () => {
    if (!cancelOrDelete.isDeleting) refresh();
  });
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
          <Detail
            event={event}
            cancelOrDelete={cancelOrDelete}
            publication={publication}
            onAccepted={() => void openedEvent.refresh(eventId)}
          />
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
        <HostEventLayout
          key={eventId}
          heading="Event details"
          eventId={eventId}
          tab={links.eventDetail(eventId)}
        >
          {() => <LoadedDetail eventId={eventId} />}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
