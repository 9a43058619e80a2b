import { links } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Board } from './Board';
import { BOARD_POLLING_SECONDS } from './LiveNote';
import { LeaderboardSkeleton } from './LeaderboardSkeleton';
import { LeaderboardStore } from './LeaderboardStore';
import { ScoresHidden } from './ScoresHidden';

/** A running board is also refreshed once a minute, since the end of a quiz sends no stream event. */
const END_CHECK_MS = 60_000;

/** The live leaderboard of one quiz. */
export const EventBoard = observer(function EventBoard({ eventId }: { eventId: string }) {
  const [store] = useState(() => new LeaderboardStore(eventId));
  const { board, refresh } = store;
  useEffect(() => void board.run(), [board]);
  useLive(
    { types: ['LEADERBOARD_CHANGED', 'EVENT_CHANGED'], eventId, polling: BOARD_POLLING_SECONDS },
    refresh,
  );
  const hiddenError = board.error?.code === 'SCORES_AFTER_END' ? board.error : undefined;
  const isRunning = board.result?.ended === false || hiddenError !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => document.hidden || refresh(), END_CHECK_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  usePageTitle(board.result && `Leaderboard of ${board.result.eventTitle}`);
  if (board.error?.code === 'QUIZ_NOT_FINISHED') return <NotFinished eventId={eventId} />;
  if (hiddenError !== undefined) return <ScoresHidden eventId={eventId} text={hiddenError.message} />;
  return (
    <CallView call={board} loadingText="Loading the leaderboard..." skeleton={<LeaderboardSkeleton />}>
      {(shown) => <Board eventId={eventId} store={store} board={shown} />}
    </CallView>
  );
});

/** Before their own submit, participants may not see how others answered. */
const NotFinished = ({ eventId }: { eventId: string }) => (
  <Empty drawing="award" text="Finish the quiz first">
    <ButtonLink to={links.quiz(eventId)} look="main">
      Go to the quiz
    </ButtonLink>
  </Empty>
);
