import {
  formatDateTime,
  links,
  type ParticipantEventDetails,
  errorCatalogue,
} from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Skeleton, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './TeamEvent.module.css';
import { findObstacle, getTeamDeadline, TeamEventStore } from './TeamEventStore';

interface Props {
  eventId: string;
  /** What stands in the place of an event that does not show itself to the person (G-5). */
  missingContent?: ReactNode;
  /** What the person does here while nothing is in the way; `refresh` when the server knows better. */
  children: (event: ParticipantEventDetails, refresh: () => void) => ReactNode;
}

/** Forming a team of an event: for which event, until when, or what is in the way. It follows what happens elsewhere. */
export const TeamEvent = observer(function TeamEvent({ eventId, missingContent, children }: Props) {
  const [store] = useState(() => new TeamEventStore(eventId));
  useEffect(() => store.refresh(), [store]);
  useLive({ types: ['NOTIFICATION'] }, store.refresh);
  useLive({ types: ['EVENT_CHANGED'], eventId }, store.refresh);
  usePageTitle(store.event && `Teams of ${store.event.title}`);
  if (store.isMissing) return missingContent ?? <EventNotFound />;
  return (
    <CallView call={store.loading} loadingText="Loading event details..." skeleton={<Skeleton count={8} />}>
      {(first) => {
        const event = store.event ?? first;
        return (
          <>
            <EventHeading event={event} />
            {findObstacle(event) === undefined ? (
              children(event, store.refresh)
            ) : (
              <TeamObstacle event={event} />
            )}
          </>
        );
      }}
    </CallView>
  );
});

function EventNotFound() {
  return (
    <Empty text="No event details available.">
      <ButtonLink to={links.registeredEvents()}>See my events</ButtonLink>
    </Empty>
  );
}

const formatTeamSizes = ({ minTeamSize, maxTeamSize }: ParticipantEventDetails): string =>
  minTeamSize === maxTeamSize ? `Teams of ${maxTeamSize}` : `Teams of ${minTeamSize} to ${maxTeamSize}`;

function EventHeading({ event }: { event: ParticipantEventDetails }) {
  return (
    <div className={styles.event}>
      <p className={styles.title}>
        <Link to={links.event(event.id)}>{event.title}</Link>
      </p>
      {event.teamCreationAllowed ? (
        <p className={styles.facts}>
          {`${formatTeamSizes(event)}. They may change until ${formatDateTime(getTeamDeadline(event))}.`}
        </p>
      ) : null}
    </div>
  );
}

function TeamObstacle({ event }: { event: ParticipantEventDetails }) {
  const obstacle = findObstacle(event);
  if (obstacle === undefined) return null;
  return (
    <Empty text={errorCatalogue[obstacle].message}>
      {obstacle === 'NOT_REGISTERED' ? (
        <ButtonLink look="main" to={links.registration(event.id)}>
          Register
        </ButtonLink>
      ) : null}
      {obstacle === 'ALREADY_IN_TEAM' ? (
        <ButtonLink look="main" to={links.team(event.id)}>
          See my team
        </ButtonLink>
      ) : null}
      <ButtonLink to={links.event(event.id)}>See the event</ButtonLink>
    </Empty>
  );
}
