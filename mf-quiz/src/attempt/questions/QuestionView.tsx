import type { QuizProgress } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
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

/** The screen of one question, with timer, save status, palette and the finish dialog. */
export const QuestionView = observer(function QuestionView({ store, progress, page }: Props) {
  const { totalQuestions } = progress;
  const [isFinishing, setIsFinishing] = useState(false);
  const navigate = useNavigate();
  const { questions, outbox, sender } = store;
  useQuestionLoading(store, page, totalQuestions);
  // A correction changes the open question.
  useLive({ types: ['EVENT_CHANGED'], eventId: store.eventId }, () => void questions.load(page));
  const goToPage = (target: number) => {
    void sender.sendUntilEmpty();
    if (target > totalQuestions) setIsFinishing(true);
    else if (target >= 1 && target !== page) void navigate(`?page=${target}`);
  };
  const question = questions.getPage(page).result;
  useQuizKeys({ store, question, page, goToPage, isPaused: isFinishing });
  const unanswered = listPages(totalQuestions).filter((number) => !outbox.isAnswered(number)).length;
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
          {(loaded) => <QuestionCard key={loaded.id} store={store} question={loaded} />}
        </CallView>
      </div>
      <PageButtons page={page} totalQuestions={totalQuestions} goToPage={goToPage} />
      <Palette store={store} page={page} pages={listPages(totalQuestions)} />
      <FinishDialog
        store={store}
        unanswered={unanswered}
        isOpen={isFinishing}
        onClose={() => setIsFinishing(false)}
      />
    </div>
  );
});

const listPages = (total: number): number[] => Array.from({ length: total }, (_page, index) => index + 1);

/** Loads the page's question, again on reconnect, and prefetches the rest and the dialog for use without a network. */
function useQuestionLoading({ questions }: QuizStore, page: number, totalQuestions: number): void {
  useEffect(preloadDialog, []);
  useEffect(() => {
    const load = async () => {
      await questions.load(page);
      await questions.prefetch(page, totalQuestions);
    };
    void load();
    const stopListening = listenForReconnect(() => void load());
    return () => {
      stopListening();
      questions.stop();
    };
  }, [questions, page, totalQuestions]);
}
