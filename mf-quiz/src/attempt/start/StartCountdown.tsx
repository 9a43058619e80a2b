import { formatDateTime, formatInBothZones, type QuizProgress } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import type { QuizStore } from '../QuizStore';
import { getSecondsUntil } from '../timer/QuizClock';
import { formatQuizTimeLeft } from '../timer/TimerChip';
import styles from './StartCard.module.css';

interface Props {
  store: QuizStore;
  progress: Pick<QuizProgress, 'startsAt' | 'timezone'>;
}

/** The time until the start, which follows a change of the start; silent, because it changes every second (QZ-24). */
export const StartCountdown = observer(function StartCountdown({ store, progress }: Props) {
  const { startsAt, timezone } = progress;
  useLive({ types: ['EVENT_CHANGED'], eventId: store.eventId }, () => void store.progress.refresh());
  return (
    <>
      <p role="timer" aria-live="off">
        {'Starts in '}
        <span className={styles.figure}>
          {formatQuizTimeLeft(getSecondsUntil(Date.parse(startsAt), store.clock.now))}
        </span>
      </p>
      <p>
        It starts on <time dateTime={startsAt}>{formatInBothZones(startsAt, timezone, formatDateTime)}</time>.
        This page opens by itself then.
      </p>
    </>
  );
});
