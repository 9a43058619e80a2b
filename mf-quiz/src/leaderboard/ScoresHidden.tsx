import { formatDateTime, links, quiz } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LeaderboardSkeleton } from './LeaderboardSkeleton';

interface Props {
  eventId: string;
  /** The server's error message. */
  text: string;
}

/** Says when scores will be shown, and whether the participant's answers were submitted (LB-3). */
export const ScoresHidden = observer(function ScoresHidden({ eventId, text }: Props) {
  const [progress] = useState(
    () => new RemoteCall(async () => (await request(quiz.progress, { params: { eventId } })).data),
  );
  useEffect(() => void progress.run(), [progress]);
  return (
    <CallView call={progress} loadingText="Loading the leaderboard..." skeleton={<LeaderboardSkeleton />}>
      {({ state, answered, totalQuestions, endsAt }) => (
        <Empty text={text}>
          {state === 'SUBMITTED' ? (
            <p>{`You have submitted the quiz with ${answered} of ${totalQuestions} questions answered.`}</p>
          ) : null}
          <p>
            The quiz ends on <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>. This page opens by
            itself then.
          </p>
          {state === 'NOT_STARTED' || state === 'OPEN' ? (
            <ButtonLink to={links.quiz(eventId)} look="main">
              Go to the quiz
            </ButtonLink>
          ) : (
            <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
          )}
        </Empty>
      )}
    </CallView>
  );
});
