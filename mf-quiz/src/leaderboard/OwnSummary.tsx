import type { Leaderboard, QuizResult } from '@marquee/shared-contracts';
import { CallView, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnAnswers } from '../review/OwnAnswers';
import type { LeaderboardStore } from './LeaderboardStore';
import { OwnResult } from './OwnResult';
import styles from './OwnSummary.module.css';

interface Props {
  store: LeaderboardStore;
  board: Leaderboard;
}

/** The participant's result, its coins and, after the end, a review of their answers. */
export const OwnSummary = observer(function OwnSummary({ store: { ownResult }, board }: Props) {
  const isRanked = board.participantDetails !== null;
  // The result changes with the end of the quiz, a disqualification or a corrected question.
  useEffect(
    () => void ownResult.run(),
    [ownResult, board.ended, isRanked, board.participantDetails?.correctAnswers],
  );
  return (
    <>
      <OwnResult board={board} />
      <CallView
        call={ownResult}
        loadingText="Loading your result..."
        skeleton={<Skeleton />}
        failureText="Failed to fetch quiz results"
      >
        {(result) => (
          <>
            <p className={styles.text}>{describeResult(result, isRanked)}</p>
            {result?.answers === undefined ? null : <OwnAnswers answers={result.answers} />}
          </>
        )}
      </CallView>
    </>
  );
});

function describeResult(result: QuizResult | null, isRanked: boolean): string {
  if (result === null || result.state === 'VOID') return 'You did not take part in this quiz.';
  if (result.state === 'DISQUALIFIED') return 'A host has disqualified your attempt: it does not count.';
  if (!isRanked && result.answered === 0) return 'You submitted no answer, so you are not on the board.';
  const closed = result.state === 'AUTO_SUBMITTED' ? ' It was submitted for you at the end.' : '';
  return `${result.coinsEarned > 0 ? `You earned ${result.coinsEarned} coins.` : ''}${closed}`;
}
