import { type HostEventDetails, links } from '@marquee/shared-contracts';
import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { creationSteps } from '../create-event/creationSteps';
import type { CancelOrDeleteTarget } from '../cancel-or-delete/CancelOrDeleteStore';
import type { EventState } from '../events/getEventState';
import styles from './EventDetail.module.css';

interface Props {
  event: HostEventDetails;
  state: EventState;
  onCancelOrDelete: (action: 'delete' | 'cancel', event: CancelOrDeleteTarget) => void;
}

/** Links and actions of an event; past events cannot change (EV-25), and only the owner cancels or deletes (HO-6). */
export function DetailActions({ event, state, onCancelOrDelete }: Props) {
  const isLive = state === 'upcoming' || state === 'running';
  const isOwner = event.role === 'OWNER';
  return (
    <div className={styles.actions}>
      {isLive ? (
        <ButtonLink look="main" to={links.updateEvent(event.id)}>
          Update
        </ButtonLink>
      ) : null}
      <ButtonLink to={links.participants(event.id)}>Participants</ButtonLink>
      {event.mode === 'offline' ? <ButtonLink to={links.rooms(event.id)}>Rooms</ButtonLink> : null}
      <ButtonLink to={links.collaborators(event.id)}>Collaborators</ButtonLink>
      {event.category === 'quiz' ? (
        <>
          <ButtonLink to={links.createQuiz(event.id)}>Questions</ButtonLink>
          <ButtonLink to={links.quizScores(event.id)}>View Quiz Scores</ButtonLink>
        </>
      ) : null}
      <ButtonLink to={links.event(event.id)}>View public page</ButtonLink>
      <ButtonLink to={creationSteps.first(event.id)}>Duplicate</ButtonLink>
      {isOwner && isLive ? (
        <Button onClick={() => onCancelOrDelete('cancel', event)}>Cancel event</Button>
      ) : null}
      {isOwner && state !== 'ended' ? (
        <Button onClick={() => onCancelOrDelete('delete', event)}>Delete</Button>
      ) : null}
    </div>
  );
}
