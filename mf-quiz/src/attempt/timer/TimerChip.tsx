import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { getTimeAnnouncement } from './getTimeAnnouncement';
import styles from './TimerChip.module.css';
import type { QuizClock } from './QuizClock';
import { timeLeft } from '@marquee/shared-contracts';
import { formatDuration, HOURS_FROM_SECONDS } from '../../leaderboard/formatDuration';

/** Formats seconds left as "m:ss", from ten hours on in days and hours (QZ-3). */
export const formatQuizTimeLeft = (seconds: number): string =>
  seconds < HOURS_FROM_SECONDS ? formatDuration(seconds) : timeLeft(seconds * 1_000);

type Urgency = 'normal' | 'warning' | 'critical';

const WARNING_SECONDS = 5 * 60;
const CRITICAL_SECONDS = 60;
/** Seconds after which an announcement is removed. */
const SPOKEN_SECONDS = 5;

/** `warning` (amber) in the last five minutes, `critical` (red) in the last minute (QZ-3). */
export function getUrgency(secondsLeft: number): Urgency {
  if (secondsLeft <= CRITICAL_SECONDS) return 'critical';
  return secondsLeft <= WARNING_SECONDS ? 'warning' : 'normal';
}

/** The time left, coloured by its urgency. Takes the clock itself, so that only the chip renders every second. */
export const TimerChip = observer(function TimerChip({ clock }: { clock: QuizClock }) {
  const { secondsLeft } = clock;
  return (
    <>
      <span
        role="timer"
        aria-label="Time left"
        className={`${styles.chip} ${styles[getUrgency(secondsLeft)]}`}
      >
        {formatQuizTimeLeft(secondsLeft)}
      </span>
      <TimeAnnouncement secondsLeft={secondsLeft} />
    </>
  );
});

/** Announces the time left to screen readers at a few moments only. */
function TimeAnnouncement({ secondsLeft }: { secondsLeft: number }) {
  const [text, setText] = useState('');
  const before = useRef(Infinity);
  const announcedAt = useRef(0);
  useEffect(() => {
    const announcement = getTimeAnnouncement(before.current, secondsLeft);
    before.current = secondsLeft;
    if (announcement !== undefined) {
      setText(announcement);
      announcedAt.current = secondsLeft;
    }
    // A text that stays is read later, when it is no longer true.
    if (announcedAt.current - secondsLeft >= SPOKEN_SECONDS) setText('');
  }, [secondsLeft]);
  return <output className="visually-hidden">{text}</output>;
}
