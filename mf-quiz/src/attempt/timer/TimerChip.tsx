import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { getTimeAnnouncement } from './getTimeAnnouncement';
import { formatQuizTimeLeft } from './formatQuizTimeLeft';
import styles from './TimerChip.module.css';
import { getUrgency } from './getUrgency';

/** The time that is left: calm, amber in the last five minutes, red in the last one (QZ-3). */
export const TimerChip = observer(function TimerChip({ timed }: { timed: { secondsLeft: number } }) {
  const { secondsLeft } = timed;
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

/** Read aloud at ten, five and one minute and at 30 seconds before the end, and not between. */
function TimeAnnouncement({ secondsLeft }: { secondsLeft: number }) {
  const [text, setText] = useState('');
  const before = useRef(Infinity);
  useEffect(() => {
    const said = getTimeAnnouncement(before.current, secondsLeft);
    before.current = secondsLeft;
    if (said !== undefined) setText(said);
  }, [secondsLeft]);
  return <output className="visually-hidden">{text}</output>;
}
