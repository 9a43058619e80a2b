import {
  formatDateTime,
  getTeamDeadline,
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
import { findTeamError, TeamEventStore } from './TeamEventStore';

interface Props {
  eventId: string;
  /** Shown for an event that is missing or private. */
  missingContent?: ReactNode;
  /** Renders if the participant can form a team; `refresh` reloads the event after a failure. */
  children: (event: ParticipantEventDetails, refresh: () => void) => ReactNode;
}

/** The live event of a team: its heading, then `children` or the reason why the participant cannot form a team. */
export const TeamEvent = observer(function TeamEvent({ eventId, missingContent, children }: Props) {
  const [store] = useState(() => new TeamEventStore(eventId));
  useEffect(() => store.refresh(), [store]);
  useLive({ types: ['NOTIFICATION'] }, store.refresh);
  useLive({ types: ['EVENT_CHANGED'], eventId }, store.refresh);
  usePageTitle(store.event && `Teams of ${store.event.title}`);
  if (store.isMissing) return missingContent ?? <EventNotFound />;
  return (
    <CallView call={store.loading} loadingText="Loading event details..." skeleton={<Skeleton count={8} />}>
      {(loaded) => {
        const event = store.event ?? loaded;
        return (
          <>
            <EventHeading event={event} />
            {findTeamError(event) === undefined ? (
              children(event, store.refresh)
            ) : (
              <TeamUnavailable event={event} />
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

function TeamUnavailable({ event }: { event: ParticipantEventDetails }) {
  const errorCode = findTeamError(event);
  if (errorCode === undefined) return null;
  return (
    <Empty text={errorCatalogue[errorCode].message}>
      {errorCode === 'NOT_REGISTERED' ? (
        <ButtonLink look="main" to={links.registration(event.id)}>
          Register
        </ButtonLink>
      ) : null}
      {errorCode === 'ALREADY_IN_TEAM' ? (
        <ButtonLink look="main" to={links.team(event.id)}>
          See my team
        </ButtonLink>
      ) : null}
      <ButtonLink to={links.event(event.id)}>See the event</ButtonLink>
    </Empty>
  );
}
