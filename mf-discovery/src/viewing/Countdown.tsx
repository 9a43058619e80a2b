import { type RegistrationState, timeLeft } from '@marquee/shared-contracts';
import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Countdown.module.css';
import type { ShownEvent } from './EventStore';
import { nextMoment } from './nextMoment';

interface Props {
  event: ShownEvent;
  state: RegistrationState;
  now: number;
}

/** How long until the moment that matters next; silent, since a reader that hears each second hears nothing else. */
export function Countdown({ event, state, now }: Props) {
  const moment = nextMoment(event, state, now);
  if (moment === undefined) return null;
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      <Glyph name="clock" />
      {`${moment.text} `}
      <time dateTime={moment.at} className={styles.left}>
        {timeLeft(Date.parse(moment.at) - now)}
      </time>
    </p>
  );
}
