import type { Leaderboard } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';
import { FIRST_ROWS, isBelowRows, getRowsBelowPodium } from './LeaderboardStore';
import { formatDuration } from './formatDuration';
import styles from './RankTable.module.css';

interface RowProps {
  rank: number;
  name: string | undefined;
  own: boolean;
  correctAnswers: number;
  seconds: number;
}

function Row({ rank, name, own, correctAnswers, seconds }: RowProps) {
  return (
    <tr className={own ? styles.ownRow : undefined}>
      <td className={styles.number}>{rank}</td>
      <th scope="row">
        <span className={styles.name} title={name}>
          {name}
        </span>{' '}
        {own ? <Chip isStrong>You</Chip> : null}
      </th>
      <td className={styles.number}>{correctAnswers}</td>
      <td className={styles.number}>{formatDuration(seconds)}</td>
    </tr>
  );
}

/** The ranks below the podium; the participant's own row is pinned to the end if it is further down. */
export function RankTable({ board }: { board: Leaderboard }) {
  const { participantDetails: own, rank } = board;
  const isPinned = isBelowRows(board) && own !== null && rank !== null;
  if (getRowsBelowPodium(board).length === 0 && !isPinned) return null;
  return (
    <table className={`${styles.table} ${getRowsBelowPodium(board).length > FIRST_ROWS ? styles.long : ''}`}>
      <caption className="visually-hidden">Ranks below the podium</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Participant</th>
          <th scope="col">Correct</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {getRowsBelowPodium(board).map(({ position, participantName, ...score }) => (
          <Row key={position} {...score} name={participantName} />
        ))}
      </tbody>
      {isPinned ? (
        <tfoot className={styles.pinned}>
          <Row {...own} rank={rank} name={undefined} own />
        </tfoot>
      ) : null}
    </table>
  );
}
