import type { QuizProgress } from '@marquee/shared-contracts';
import { CallView, prepareDialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FinishDialog } from '../finishing/FinishDialog';
import { onReturn } from '../keeping/onReturn';
import { ReturnedChoices } from '../keeping/ReturnedChoices';
import type { QuizStore } from '../QuizStore';
import { PageButtons } from './PageButtons';
import { Palette } from './Palette';
import { QuestionCard } from './QuestionCard';
import { QuestionSkeleton } from './QuestionSkeleton';
import styles from './Taking.module.css';
import { TakingBar } from './TakingBar';
import { useQuizKeys } from './useQuizKeys';

interface Props {
  store: QuizStore;
  progress: QuizProgress;
  page: number;
}

/** Nothing but the question: its options, the way on, the other questions, the time, and where the answers are. */
export const Taking = observer(function Taking({ store, progress: { totalQuestions }, page }: Props) {
  const [finishing, setFinishing] = useState(false);
  const navigate = useNavigate();
  const { paper, kept, courier } = store;
  useShownPage(store, page, totalQuestions);
  const turnTo = (wanted: number) => {
    void courier.carry();
    if (wanted > totalQuestions) setFinishing(true);
    else if (wanted >= 1 && wanted !== page) void navigate(`?page=${wanted}`);
  };
  const question = paper.page(page).result;
  useQuizKeys({ store, question, page, turnTo, paused: finishing });
  const unanswered = pagesUpTo(totalQuestions).filter((number) => !store.isAnswered(number)).length;
  return (
    <div className={styles.taking} data-category="quiz">
      <TakingBar store={store} onFinish={() => setFinishing(true)} />
      <div className={styles.question}>
        <ReturnedChoices kept={kept} />
        {question === undefined ? <h1>{`Question ${page} of ${totalQuestions}`}</h1> : null}
        <CallView
          call={paper.page(page)}
          loadingText="Loading the question..."
          skeleton={<QuestionSkeleton />}
        >
          {(read) => <QuestionCard key={read.id} store={store} question={read} />}
        </CallView>
      </div>
      <PageButtons page={page} totalQuestions={totalQuestions} turnTo={turnTo} />
      <Palette store={store} page={page} pages={pagesUpTo(totalQuestions)} />
      <FinishDialog
        store={store}
        unanswered={unanswered}
        open={finishing}
        onClose={() => setFinishing(false)}
      />
    </div>
  );
});

const pagesUpTo = (total: number): number[] => Array.from({ length: total }, (_page, index) => index + 1);

/**
 * Reads the question of the page, again when the network or the person is back, and ahead those after it and the
 * dialog at the end, which must open without a network.
 */
function useShownPage({ paper }: QuizStore, page: number, totalQuestions: number): void {
  useEffect(prepareDialog, []);
  useEffect(() => {
    const show = async () => {
      await paper.show(page);
      await paper.readAhead(page, totalQuestions);
    };
    void show();
    const stopListening = onReturn(() => void show());
    return () => {
      stopListening();
      paper.stop();
    };
  }, [paper, page, totalQuestions]);
}
