import type { Leaderboard } from '@marquee/shared-contracts';
import { Avatar, Chip } from '@marquee/shared-contracts/ui';
import { getPodium } from './LeaderboardStore';
import { formatDuration } from './formatDuration';
import styles from './Podium.module.css';

/** The three best rows; the DOM order follows the ranks, CSS alone arranges the steps. */
export function Podium({ board }: { board: Leaderboard }) {
  return (
    <ol className={styles.podium} aria-label="Podium">
      {getPodium(board).map((score) => (
        <li key={score.position} className={styles.step} data-rank={score.rank}>
          <span className={styles.picture}>
            <Avatar name={score.participantName} imageUrl={score.imageUrl} size={60} />
          </span>
          <span className={styles.name} title={score.participantName}>
            {score.participantName}
          </span>
          {score.own ? <Chip isStrong>You</Chip> : null}
          <div className={styles.block}>
            <strong className={styles.rank}>
              <span className="visually-hidden">Rank </span>
              {score.rank}
            </strong>
            <span>
              {score.correctAnswers} of {board.totalQuestions}
            </span>
            <span>
              <span className="visually-hidden">in </span>
              {formatDuration(score.seconds)}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
