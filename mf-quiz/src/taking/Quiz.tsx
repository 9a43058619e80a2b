import { links, type QuizProgress } from '@marquee/shared-contracts';
import { CallView, Page, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageFrom } from './answering/pageFrom';
import { Taking } from './answering/Taking';
import { Closing } from './finishing/Closing';
import type { Taker } from './keeping/Taker';
import { QuizStore } from './QuizStore';
import { NoQuizNow } from './starting/NoQuizNow';
import { NotRegistered } from './starting/NotRegistered';
import { StartCard } from './starting/StartCard';
import { StartSkeleton } from './starting/StartSkeleton';

/** One person at one quiz; goes on to the leaderboard when all is done and told. */
export const Quiz = observer(function Quiz({ taker }: { taker: Taker }) {
  const { eventId } = taker;
  const [store] = useState(() => new QuizStore(taker));
  const navigate = useNavigate();
  useEffect(() => {
    void store.open();
    return store.stop;
  }, [store]);
  useEffect(() => {
    if (store.done) void navigate(links.leaderboard(eventId), { replace: true });
  }, [store.done, navigate, eventId]);
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
  const page = pageFrom(search.get('page'), progress.totalQuestions);
  const stage = store.stage(progress, page !== undefined);
  usePageTitle(stage === 'taking' ? `Question ${page} · ${progress.title}` : progress.title);
  if (stage === 'taking') return <Taking store={store} progress={progress} page={page ?? 1} />;
  if (stage === 'start') return <StartCard store={store} progress={progress} />;
  if (stage === 'closing') return <Closing store={store} progress={progress} />;
  return <NoQuizNow store={store} eventId={eventId} progress={progress} refusal={stage} />;
});
