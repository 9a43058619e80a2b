import {
  getRegistrationLabel,
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
import { formatTeamDeadline } from '../my-team/teamTexts';
import styles from './TeamEvent.module.css';
import { findTeamError, TeamEventStore } from './TeamEventStore';

interface Props {
  eventId: string;
  /** The invite to return to after registering. */
  inviteCode?: string;
  /** Shown for an event that is missing or private. */
  missingContent?: ReactNode;
  /** Renders if the participant can form a team; `refresh` reloads the event after a failure. */
  children: (event: ParticipantEventDetails, refresh: () => void) => ReactNode;
}

/** The live event of a team: its heading, then `children` or the reason why the participant cannot form a team. */
export const TeamEvent = observer(function TeamEvent(props: Props) {
  const { eventId, inviteCode, missingContent, children } = props;
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
              <TeamUnavailable event={event} inviteCode={inviteCode} />
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

/** The sizes of the event's teams and the deadline for changes. */
function formatTeamFacts(event: ParticipantEventDetails): string {
  if (event.cancelled) return `${formatTeamSizes(event)}.`;
  const times = { ...event, teamDeadline: getTeamDeadline(event) };
  return `${formatTeamSizes(event)}. ${formatTeamDeadline(times)}`;
}

function EventHeading({ event }: { event: ParticipantEventDetails }) {
  return (
    <div className={styles.event}>
      <p className={styles.title}>
        <Link to={links.event(event.id)}>{event.title}</Link>
      </p>
      {event.teamCreationAllowed ? <p className={styles.facts}>{formatTeamFacts(event)}</p> : null}
    </div>
  );
}

interface UnavailableProps {
  event: ParticipantEventDetails;
  inviteCode: string | undefined;
}

function TeamUnavailable({ event, inviteCode }: UnavailableProps) {
  const { id, registrationState: state } = event;
  const errorCode = findTeamError(event);
  if (errorCode === undefined) return null;
  // Where nobody can register, the reason is the registration's state.
  const isUnregistrable = errorCode === 'NOT_REGISTERED' && state !== 'OPEN';
  const text = isUnregistrable
    ? getRegistrationLabel({ ...event, state })
    : errorCatalogue[errorCode].message;
  const register =
    inviteCode === undefined ? links.registration(id) : links.registrationForInvite(id, inviteCode);
  return (
    <Empty text={text}>
      {errorCode === 'NOT_REGISTERED' && state === 'OPEN' ? (
        <ButtonLink look="main" to={register}>
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
