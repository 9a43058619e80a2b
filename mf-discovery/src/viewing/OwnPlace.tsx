import { formatMoment } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { CancelRegistration } from '../cancelling/CancelRegistration';
import { isTeamChoiceOffered, teamChoicePath } from '../registering/teamChoice';
import type { EventStore, ShownEvent } from './EventStore';
import styles from './OwnPlace.module.css';
import { useServerNow } from './useServerNow';

function Team({ event }: { event: ShownEvent }) {
  const { id, team, needsTeamBy } = event;
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
      {needsTeamBy ? (
        <p className={styles.need}>{`You registered: needs a team by ${formatMoment(needsTeamBy)}.`}</p>
      ) : null}
      {isTeamChoiceOffered() ? (
        <ButtonLink to={teamChoicePath(id, 'create')}>Create or join a team</ButtonLink>
      ) : null}
    </>
  );
}

/** Whether the server would still let the person go (RG-11). */
const mayCancel = ({ registerEnd, startTime, attemptState }: ShownEvent, now: number): boolean =>
  !attemptState && now < Date.parse(registerEnd) && now < Date.parse(startTime);

/** What the event is to somebody who is registered: the own team, until when one is needed, and the way out (RG-10, RG-11). */
export const OwnPlace = observer(function OwnPlace({
  event,
  store,
}: {
  event: ShownEvent;
  store: EventStore;
}) {
  const now = useServerNow();
  if (store.state(event, now) !== 'REGISTERED') return null;
  return (
    <section aria-labelledby="own-place" className={styles.place}>
      <h2 id="own-place" className={styles.heading}>
        Your registration
      </h2>
      <Team event={event} />
      {mayCancel(event, now) ? (
        <CancelRegistration
          event={event}
          warning={
            event.visibility === 'private'
              ? 'You will need the invite link to see this event again.'
              : undefined
          }
          onCancelled={() => void store.refresh()}
        />
      ) : (
        <p className={styles.note}>It can no longer be cancelled.</p>
      )}
    </section>
  );
});
