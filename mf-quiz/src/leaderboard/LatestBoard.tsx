import { links, quiz } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LeaderboardSkeleton } from './LeaderboardSkeleton';

/** Redirects to the leaderboard of the quiz that the participant submitted last (RT-6). */
export const LatestBoard = observer(function LatestBoard() {
  return session.viewer === 'user' ? <LatestBoardRedirect /> : <NoEvent />;
});

function LatestBoardRedirect() {
  const [latest] = useState(() => new RemoteCall(async () => (await request(quiz.latest)).data));
  useEffect(() => void latest.run(), [latest]);
  return (
    <CallView call={latest} loadingText="Loading the leaderboard..." skeleton={<LeaderboardSkeleton />}>
      {(found) => (found === null ? <NoEvent /> : <Navigate to={links.leaderboard(found.eventId)} replace />)}
    </CallView>
  );
}

const NoEvent = () => (
  <Empty text="No event selected">
    <ButtonLink to={links.home()}>Find an event</ButtonLink>
  </Empty>
);
