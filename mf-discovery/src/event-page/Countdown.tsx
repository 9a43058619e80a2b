import { type RegistrationState, timeLeft } from '@marquee/shared-contracts';
import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Countdown.module.css';
import type { ViewedEvent } from './EventStore';
import { nextDeadline } from './nextDeadline';

interface Props {
  event: ViewedEvent;
  state: RegistrationState;
  now: number;
}

/** Time until the next deadline; hidden from screen readers, which would announce every second. */
export function Countdown({ event, state, now }: Props) {
  const deadline = nextDeadline(event, state, now);
  if (deadline === undefined) return null;
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      <Glyph name="clock" />
      {`${deadline.text} `}
      <time dateTime={deadline.at} className={styles.timeLeft}>
        {timeLeft(Date.parse(deadline.at) - now)}
      </time>
    </p>
  );
}
