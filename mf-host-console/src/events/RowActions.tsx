import { hasHostRight, type HostEvent, links } from '@marquee/shared-contracts';
import { Button, ButtonLink, Menu } from '@marquee/shared-contracts/ui';
import { useNavigate } from 'react-router-dom';
import { creationSteps } from '../create-event/creationSteps';
import type { EventState } from '@marquee/shared-contracts/widgets/host-event';
import { listEventMenu, type OnCancelOrDelete } from './listEventMenu';
import styles from './EventsTable.module.css';

interface Props {
  event: HostEvent;
  state: EventState;
  onCancelOrDelete: OnCancelOrDelete;
}

const ActionLabel = ({ text, title }: { text: string; title: string }) => (
  <>
    {text}
    <span className="visually-hidden">{` ${title}`}</span>
  </>
);

const ParticipantsLink = ({ event }: { event: HostEvent }) =>
  hasHostRight(event, 'participants') ? (
    <ButtonLink to={links.participants(event.id)}>
      <ActionLabel text="Participants" title={`of ${event.title}`} />
    </ButtonLink>
  ) : null;

/** A past event cannot change; its participants or the scores of an online quiz, and its certificates, stay open (HO-13). */
function PastActions({ event }: { event: HostEvent }) {
  const hasScores = event.tag === 'quiz' && event.mode === 'online';
  return (
    <>
      {hasScores && hasHostRight(event, 'management') ? (
        <ButtonLink to={links.quizScores(event.id)}>
          <ActionLabel text="View Quiz Scores" title={`of ${event.title}`} />
        </ButtonLink>
      ) : (
        <ParticipantsLink event={event} />
      )}
      {hasHostRight(event, 'management') ? (
        <ButtonLink to={links.eventCertificates(event.id)}>
          <ActionLabel text="Certificates" title={`of ${event.title}`} />
        </ButtonLink>
      ) : null}
      {hasHostRight(event, 'event') ? (
        <Button disabled title="This event has ended.">
          <ActionLabel text="Update" title={event.title} />
        </Button>
      ) : null}
    </>
  );
}

function LiveActions({ event, state }: Pick<Props, 'event' | 'state'>) {
  return (
    <>
      {state === 'draft' ? null : <ParticipantsLink event={event} />}
      {state === 'cancelled' || !hasHostRight(event, 'event') ? null : (
        <ButtonLink to={links.updateEvent(event.id)}>
          <ActionLabel text="Update" title={event.title} />
        </ButtonLink>
      )}
    </>
  );
}

/** The actions of an event; administrators cannot cancel or delete it (HO-6), and past events cannot change (EV-25). */
export function RowActions({ event, state, onCancelOrDelete }: Props) {
  const navigate = useNavigate();
  const entries = listEventMenu(event, state, {
    onDuplicate: () => void navigate(creationSteps.first(event.id)),
    onCancelOrDelete,
  });
  return (
    <div className={styles.actions}>
      {state === 'ended' ? <PastActions event={event} /> : <LiveActions event={event} state={state} />}
      {entries.length === 0 ? null : (
        <Menu label={`More actions for ${event.title}`} isIcon entries={entries} />
      )}
    </div>
  );
}
