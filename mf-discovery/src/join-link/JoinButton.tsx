import { type EventCard, isJoinTime, isSecureAddress } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';

export type JoinableEvent = Pick<EventCard, 'title' | 'startTime' | 'endTime' | 'registrationState'> & {
  joinLink?: string | null | undefined;
};

/** The event's join link; undefined without one, and for a cancelled event (EV-39). */
export const getJoinLink = ({ joinLink, registrationState }: JoinableEvent): string | undefined =>
  joinLink && registrationState !== 'CANCELLED' && isSecureAddress(joinLink) ? joinLink : undefined;

interface Props {
  event: JoinableEvent;
  /** The server's time in milliseconds. */
  now: number;
  isWide?: boolean;
  /** Accessible name that tells several such buttons apart. */
  name?: string;
}

/** Opens an online event, from 15 minutes before its start to its end (EV-39). */
export function JoinButton({ event, now, isWide = false, name }: Props) {
  const link = getJoinLink(event);
  if (link === undefined || !isJoinTime(event, now)) return null;
  return (
    <ButtonLink
      look="main"
      isWide={isWide}
      to={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
    >
      Join
    </ButtonLink>
  );
}
