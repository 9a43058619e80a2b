import { links, type Notification } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { useRef, useState } from 'react';
import { AcceptanceButtons } from '../collaborators/AcceptanceButtons';
import type { Answer } from '../collaborators/AcceptanceStore';
import { offerUndo } from '../collaborators/offerUndo';

/** Texts by the server's state, or by the answer just given. */
const OUTCOMES: Record<string, string> = {
  ACCEPTED: 'Accepted',
  LEFT: 'You no longer manage this event',
  accept: 'Accepted',
  leave: 'You no longer manage this event',
};

interface Props {
  eventId: string;
  action: Notification['action'];
  /** Called after an answer or its undo, to refresh the notification. */
  onAnswered: () => void;
}

/**
 * Accept and Leave while the invitation is pending, then its outcome; notifications without a state link to the
 * collaborators screen.
 */
export function AdministratorAnswer({ eventId, action, onAnswered }: Props) {
  const [answer, setAnswer] = useState<Answer>();
  const container = useRef<HTMLDivElement>(null);
  const state = action?.['state'];
  if (state === undefined)
    return <ButtonLink to={links.collaborators(eventId)}>See or leave the event</ButtonLink>;
  const outcome = OUTCOMES[state] ?? OUTCOMES[answer ?? ''];
  const update = (choice: Answer | undefined) => {
    setAnswer(choice);
    // The buttons or their outcome disappear, so focus moves to their notification.
    container.current?.focus();
    onAnswered();
  };
  return (
    <div ref={container} tabIndex={-1}>
      <output>{outcome}</output>
      {outcome === undefined ? (
        <AcceptanceButtons
          eventId={eventId}
          onAnswered={(choice) => {
            update(choice);
            if (choice === 'leave') offerUndo(eventId, () => update(undefined));
          }}
        />
      ) : null}
    </div>
  );
}
