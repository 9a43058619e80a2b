import type { Leaderboard } from '@marquee/shared-contracts';
import { formatDuration } from './formatDuration';
import styles from './OwnResult.module.css';

interface Figure {
  label: string;
  value: string;
  of?: string;
}

function getFigures({ participantDetails: own, rank, total }: Leaderboard): Figure[] {
  if (own === null) return [];
  return [
    { label: 'Your rank', ...(rank === null ? { value: '–' } : { value: String(rank), of: `of ${total}` }) },
    { label: 'Your score', value: String(own.correctAnswers), of: `of ${own.totalQuestions}` },
    { label: 'Your time', value: formatDuration(own.seconds) },
  ];
}

/** The participant's rank, score and time; screen readers announce a changed rank. */
export function OwnResult({ board }: { board: Leaderboard }) {
  const figures = getFigures(board);
  if (figures.length === 0) return null;
  return (
    <>
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
      <output className="visually-hidden">{board.rank === null ? '' : `Your rank is ${board.rank}.`}</output>
    </>
  );
}
