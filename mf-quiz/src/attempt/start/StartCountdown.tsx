import { formatDateTime } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import type { QuizStore } from '../QuizStore';
import { getSecondsUntil } from '../timer/QuizClock';
import { formatQuizTimeLeft } from '../timer/TimerChip';
import styles from './StartCard.module.css';

interface Props {
  store: QuizStore;
  /** ISO 8601. */
  startsAt: string;
}

/** The time until the start, which follows a change of the start; silent, because it changes every second (QZ-24). */
export const StartCountdown = observer(function StartCountdown({ store, startsAt }: Props) {
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
        It starts on <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>. This page opens by itself
        then.
      </p>
    </>
  );
});
