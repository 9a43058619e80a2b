import { links, type Notification } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { useRef, useState } from 'react';
import { AcceptanceButtons } from '../collaborators/AcceptanceButtons';
import type { Answer } from '../collaborators/AcceptanceStore';

/** By the state that the server keeps, and by the answer that was just given. */
const OUTCOMES: Record<string, string> = {
  ACCEPTED: 'Accepted',
  LEFT: 'You no longer manage this event',
  accept: 'Accepted',
  leave: 'You no longer manage this event',
};

interface Props {
  eventId: string;
  action: Notification['action'];
  /** The server has answered: the notice is to be read again. */
  done: () => void;
}

/** Accept and Leave while the question is open, then what became of it; a notice without a state leads to the way out. */
export function AdministratorAnswer({ eventId, action, done }: Props) {
  const [answer, setAnswer] = useState<Answer>();
  const place = useRef<HTMLDivElement>(null);
  const state = action?.['state'];
  if (state === undefined)
    return <ButtonLink to={links.collaborators(eventId)}>See or leave the event</ButtonLink>;
  const outcome = OUTCOMES[state] ?? OUTCOMES[answer ?? ''];
  return (
    <div ref={place} tabIndex={-1}>
      <output>{outcome}</output>
      {outcome === undefined ? (
        <AcceptanceButtons
          eventId={eventId}
          onAnswered={(given) => {
            setAnswer(given);
            // The buttons go; the focus stays with their notice.
            place.current?.focus();
            done();
          }}
        />
      ) : null}
    </div>
  );
}
