import type { QuizProgress } from '@marquee/shared-contracts';
import { CallView, preloadDialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FinishDialog } from '../submission/FinishDialog';
import { listenForReconnect } from '../autosave/listenForReconnect';
import { RejectedAnswers } from '../autosave/RejectedAnswers';
import type { QuizStore } from '../QuizStore';
import { PageButtons } from './PageButtons';
import { Palette } from './Palette';
import { QuestionCard } from './QuestionCard';
import { QuestionSkeleton } from './QuestionSkeleton';
import styles from './QuestionView.module.css';
import { QuestionBar } from './QuestionBar';
import { useQuizKeys } from './useQuizKeys';

interface Props {
  store: QuizStore;
  progress: QuizProgress;
  page: number;
}

/** Nothing but the question: its options, the way on, the other questions, the time, and where the answers are. */
export const QuestionView = observer(function QuestionView({ store, progress, page }: Props) {
  const { totalQuestions } = progress;
  const [isFinishing, setIsFinishing] = useState(false);
  const navigate = useNavigate();
  const { questions, outbox, sender } = store;
  useQuestionLoading(store, page, totalQuestions);
  const goToPage = (wanted: number) => {
    void sender.sendUntilEmpty();
    if (wanted > totalQuestions) setIsFinishing(true);
    else if (wanted >= 1 && wanted !== page) void navigate(`?page=${wanted}`);
  };
  const question = questions.getPage(page).result;
  useQuizKeys({ store, question, page, goToPage, paused: isFinishing });
  const unanswered = listPages(totalQuestions).filter((number) => !store.isAnswered(number)).length;
  return (
    <div className={styles.view} data-category="quiz">
      <QuestionBar store={store} onFinish={() => setIsFinishing(true)} />
      <div className={styles.question}>
        <RejectedAnswers outbox={outbox} />
        {question === undefined ? <h1>{`Question ${page} of ${totalQuestions}`}</h1> : null}
        <CallView
          call={questions.getPage(page)}
          loadingText="Loading the question..."
          skeleton={<QuestionSkeleton />}
        >
          {(read) => <QuestionCard key={read.id} store={store} question={read} />}
        </CallView>
      </div>
      <PageButtons page={page} totalQuestions={totalQuestions} goToPage={goToPage} />
      <Palette store={store} page={page} pages={listPages(totalQuestions)} />
      <FinishDialog
        store={store}
        unanswered={unanswered}
        open={isFinishing}
        onClose={() => setIsFinishing(false)}
      />
    </div>
  );
});

const listPages = (total: number): number[] => Array.from({ length: total }, (_page, index) => index + 1);

/**
 * Reads the question of the page, again when the network or the person is back, and ahead those after it and the
 * dialog at the end, which must open without a network.
 */
function useQuestionLoading({ questions }: QuizStore, page: number, totalQuestions: number): void {
  useEffect(preloadDialog, []);
  useEffect(() => {
    const show = async () => {
      await questions.load(page);
      await questions.prefetch(page, totalQuestions);
    };
    void show();
    const stopListening = listenForReconnect(() => void show());
    return () => {
      stopListening();
      questions.stop();
    };
  }, [questions, page, totalQuestions]);
}
