import { links, type QuizProgress } from '@marquee/shared-contracts';
import { CallView, Page, usePageTitle, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parsePage } from './questions/parsePage';
import { QuestionView } from './questions/QuestionView';
import { SubmissionProgress } from './submission/SubmissionProgress';
import type { AttemptKey } from './autosave/AnswerOutbox';
import { QuizStore } from './QuizStore';
import { QuizUnavailable } from './start/QuizUnavailable';
import { NotRegistered } from './start/NotRegistered';
import { StartCard } from './start/StartCard';

/** Placeholder of the start screen: facts, rules and button. */
const StartSkeleton = () => <Skeleton count={9} />;

/** One attempt at a quiz; redirects to the leaderboard once the attempt is finished. */
export const Quiz = observer(function Quiz({ attemptKey }: { attemptKey: AttemptKey }) {
  const { eventId } = attemptKey;
  const [store] = useState(() => new QuizStore(attemptKey));
  const navigate = useNavigate();
  useEffect(() => {
    void store.open();
    return store.stop;
  }, [store]);
  useEffect(() => {
    if (store.isFinished) void navigate(links.leaderboard(eventId), { replace: true });
  }, [store.isFinished, navigate, eventId]);
  if (store.progress.error?.code === 'NOT_REGISTERED')
    return <NotRegistered eventId={eventId} text={store.progress.error.message} />;
  if (store.progress.state === 'failed' || store.progress.result === undefined)
    return (
      <Page heading="Quiz" width="form">
        <CallView call={store.progress} loadingText="Loading the quiz..." skeleton={<StartSkeleton />}>
          {() => null}
        </CallView>
      </Page>
    );
  return <QuizStage store={store} eventId={eventId} progress={store.progress.result} />;
});

interface StageProps {
  store: QuizStore;
  eventId: string;
  progress: QuizProgress;
}

const QuizStage = observer(function QuizStage({ store, eventId, progress }: StageProps) {
  const [search] = useSearchParams();
  const page = parsePage(search.get('page'), progress.totalQuestions);
  const stage = store.getStage(progress, page !== undefined);
  usePageTitle(stage === 'questions' ? `Question ${page} · ${progress.title}` : progress.title);
  if (stage === 'questions') return <QuestionView store={store} progress={progress} page={page ?? 1} />;
  if (stage === 'start') return <StartCard store={store} progress={progress} />;
  if (stage === 'closing') return <SubmissionProgress store={store} progress={progress} />;
  return <QuizUnavailable store={store} eventId={eventId} progress={progress} errorCode={stage} />;
});
