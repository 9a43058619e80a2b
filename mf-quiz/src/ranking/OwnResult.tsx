import type { Leaderboard } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import { minutesAndSeconds } from './minutesAndSeconds';
import styles from './OwnResult.module.css';

interface Figure {
  label: string;
  value: string;
  of?: string;
}

function figuresOf({ participantDetails: own, rank, total }: Leaderboard): Figure[] {
  if (own === null) return [];
  return [
    { label: 'Your rank', ...(rank === null ? { value: '–' } : { value: String(rank), of: `of ${total}` }) },
    { label: 'Your score', value: String(own.correctAnswers), of: `of ${own.totalQuestions}` },
    { label: 'Your time', value: minutesAndSeconds(own.seconds) },
  ];
}

/** The person's own rank, score and time, large; a host has none (LB-4). */
export const OwnResult = observer(function OwnResult({ board }: { board: Leaderboard }) {
  const figures = figuresOf(board);
  if (figures.length === 0)
    return session.viewer === 'user' ? <p>You did not take part in this quiz.</p> : null;
  return (
    <dl className={styles.result}>
      {figures.map(({ label, value, of }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <strong className={styles.value}>{value}</strong>
            {of === undefined ? null : <span> {of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
});
