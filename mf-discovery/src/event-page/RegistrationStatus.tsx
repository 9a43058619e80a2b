import { formatInBothZones, getTeamDeadline, isTeamNext, links } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { AnnouncementsToggle } from '../announcements/AnnouncementsToggle';
import { CancelRegistration } from '../cancellation/CancelRegistration';
import { isTeamChoiceOffered } from '../registration/isTeamChoiceOffered';
import type { EventStore, ViewedEvent } from './EventStore';
import styles from './RegistrationStatus.module.css';
import { useServerNow } from './useServerNow';

/** The links to a team besides the event's action. */
function TeamLinks({ event, now }: { event: ViewedEvent; now: number }) {
  const { id, category } = event;
  if (isTeamNext({ ...event, state: 'REGISTERED', now }))
    return category === 'hackathon' ? <ButtonLink to={links.team(id)}>See Details</ButtonLink> : null;
  if (now >= Date.parse(getTeamDeadline(event)) || !isTeamChoiceOffered(id)) return null;
  return <ButtonLink to={links.createOrJoin(id, 'create')}>Create or join a team</ButtonLink>;
}

const formatTeamNeeded = (deadline: string, { timezone }: ViewedEvent, now: number): string =>
  now < Date.parse(deadline)
    ? `You registered: needs a team by ${formatInBothZones(deadline, timezone)}.`
    : 'You have no team.';

function Team({ event, now }: { event: ViewedEvent; now: number }) {
  const { team, needsTeamBy } = event;
  if (team)
    return (
      <p>
        {`${team.role === 'LEADER' ? 'You lead' : 'You are in'} the team `}
        <strong>{team.teamName}</strong>.
      </p>
    );
  if (!event.teamCreationAllowed) return null;
  return (
    <>
      {needsTeamBy ? <p className={styles.warning}>{formatTeamNeeded(needsTeamBy, event, now)}</p> : null}
      <TeamLinks event={event} now={now} />
    </>
  );
}

/** Whether the server still allows cancelling the registration (RG-11). */
const canCancel = ({ registerEnd, startTime, attemptState }: ViewedEvent, now: number): boolean =>
  !attemptState && now < Date.parse(registerEnd) && now < Date.parse(startTime);

/** Refreshes the event; the focus, whose button disappears, moves to the heading. */
async function showCancelled(store: EventStore): Promise<void> {
  await store.refresh();
  document.querySelector<HTMLElement>('main h1, h1')?.focus();
}

/** The participant's team, the team deadline, and the button that cancels the registration. */
export const RegistrationStatus = observer(function RegistrationStatus({
  event,
  store,
}: {
  event: ViewedEvent;
  store: EventStore;
}) {
  const now = useServerNow();
  if (store.getState(event, now) !== 'REGISTERED') return null;
  return (
    <section aria-labelledby="registration-status" className={styles.status}>
      <h2 id="registration-status" className={styles.heading}>
        Your registration
      </h2>
      <ButtonLink to={links.ticket(event.id)}>See your ticket</ButtonLink>
      <Team event={event} now={now} />
      {canCancel(event, now) ? (
        <CancelRegistration
          event={event}
          warning={
            event.visibility === 'private'
              ? 'You will need the invite link to see this event again.'
              : undefined
          }
          onCancelled={() => void showCancelled(store)}
        />
      ) : (
        <p className={styles.note}>You can't cancel this registration any more.</p>
      )}
      {event.announcementsMuted === undefined ? null : (
        <AnnouncementsToggle
          eventId={event.id}
          isMuted={event.announcementsMuted}
          onChanged={() => void store.refresh()}
        />
      )}
    </section>
  );
});
