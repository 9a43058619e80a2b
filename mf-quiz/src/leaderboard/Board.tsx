import { type Leaderboard, links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, Chip, Empty } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import styles from './Board.module.css';
import { FIRST_ROWS, type LeaderboardStore, MAX_ROWS } from './LeaderboardStore';
import { LiveNote } from './LiveNote';
import { OwnSummary } from './OwnSummary';
import { Podium } from './Podium';
import { RankTable } from './RankTable';
import { TeamTable } from './TeamTable';

interface Props {
  eventId: string;
  store: LeaderboardStore;
  board: Leaderboard;
}

/** A loaded leaderboard: its quiz, the participant's own result, podium, ranks and teams. */
export const Board = observer(function Board({ eventId, store, board }: Props) {
  return (
    <div className={styles.board}>
      <div className={styles.facts}>
        <Link to={links.event(eventId)}>{board.eventTitle}</Link>
        <Chip isStrong={board.ended}>{board.ended ? 'Final result' : 'Still running'}</Chip>
        <span>{board.total === 1 ? '1 participant' : `${board.total} participants`}</span>
        <LiveNote store={store} hasEnded={board.ended} />
      </div>
      {session.viewer === 'host' ? (
        <ButtonLink to={links.quizScores(eventId)}>View Quiz Scores</ButtonLink>
      ) : (
        <OwnSummary store={store} board={board} />
      )}
      {board.topScores.length === 0 ? (
        <Empty drawing="award" text="Nobody has finished this quiz yet.">
          <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
        </Empty>
      ) : (
        <>
          <p className={styles.rule}>More correct answers rank higher, then less time. Ties share a rank.</p>
          <Podium board={board} />
          <RankTable board={board} />
          <More store={store} total={board.total} />
          <TeamTable teams={board.teamScores} />
        </>
      )}
    </div>
  );
});

const More = observer(function More({ store, total }: { store: LeaderboardStore; total: number }) {
  const { board, limit, showBest } = store;
  if (total <= FIRST_ROWS) return null;
  const all = total <= MAX_ROWS ? `Show all ${total}` : `Show the best ${MAX_ROWS}`;
  return (
    <Button isBusy={board.refreshing} onClick={() => showBest(limit === FIRST_ROWS ? MAX_ROWS : FIRST_ROWS)}>
      {limit === FIRST_ROWS ? all : `Show the best ${FIRST_ROWS}`}
    </Button>
  );
});
