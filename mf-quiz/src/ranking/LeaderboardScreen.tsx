import { type Leaderboard, links } from '@marquee/shared-contracts';
import { ButtonLink, CallView, Chip, Empty, Page, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import styles from './LeaderboardScreen.module.css';
import { LeaderboardSkeleton } from './LeaderboardSkeleton';
import { LeaderboardStore } from './LeaderboardStore';
import { OwnResult } from './OwnResult';
import { Podium } from './Podium';
import { RankTable } from './RankTable';

/** The board of one quiz (LB-1 to LB-4); without an event there is nothing to show (RT-6). */
export function LeaderboardScreen() {
  const { eventId } = useParams();
  return (
    <Page heading="Leaderboard">
      {eventId === undefined ? (
        <Empty text="No event selected">
          <ButtonLink to={links.home()}>Find an event</ButtonLink>
        </Empty>
      ) : (
        <EventBoard key={eventId} eventId={eventId} />
      )}
    </Page>
  );
}

const EventBoard = observer(function EventBoard({ eventId }: { eventId: string }) {
  const [{ board }] = useState(() => new LeaderboardStore(eventId));
  useEffect(() => void board.run(), [board]);
  usePageTitle(board.result && `Leaderboard of ${board.result.eventTitle}`);
  return (
    <CallView call={board} loadingText="Loading the leaderboard..." skeleton={<LeaderboardSkeleton />}>
      {(result) => <Board eventId={eventId} board={result} />}
    </CallView>
  );
});

function Board({ eventId, board }: { eventId: string; board: Leaderboard }) {
  return (
    <div className={styles.board}>
      <div className={styles.facts}>
        <Link to={links.event(eventId)}>{board.eventTitle}</Link>
        <Chip strong={board.ended}>{board.ended ? 'Final result' : 'Still running'}</Chip>
        <span>{board.total === 1 ? '1 participant' : `${board.total} participants`}</span>
      </div>
      <OwnResult board={board} />
      {board.topScores.length === 0 ? (
        <Empty text="Nobody has finished this quiz yet.">
          <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
        </Empty>
      ) : (
        <>
          <p className={styles.rule}>
            More correct answers rank higher, then less time; who is equal in both shares a rank.
          </p>
          <Podium board={board} />
          <RankTable board={board} />
        </>
      )}
    </div>
  );
}
