import { type EditedQuiz, errorCatalogue, type ShowScores } from '@marquee/shared-contracts';
import { Empty } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { QuizEditorStore } from './QuizEditorStore';
import { Correction } from './Correction';
import { QuestionOptions } from './QuestionOptions';
import { UnsavedQuiz, findUnsavedVersion } from './UnsavedQuiz';
import styles from './QuizEditor.module.css';
import list from './LockedQuiz.module.css';

interface Props {
  store: QuizEditorStore;
  quiz: EditedQuiz;
  /** Why the quiz cannot be edited. */
  reason: string;
}

const scoreTimingTexts: Readonly<Record<ShowScores, string>> = {
  'after-submitting': 'Scores are shown right after submitting.',
  'after-end': 'Scores are shown after the quiz ends.',
};

/** Focuses the reason after a refused save, which removed the editor with its Save button. */
function useLockFocus(isRefused: boolean) {
  const note = useRef<HTMLDivElement>(null);
  const focusNote = () => note.current?.focus();
  useEffect(() => {
    if (isRefused) note.current?.focus();
  }, [isRefused]);
  return { note, focusNote };
}

/** The questions of a locked quiz with the reason for the lock; mistakes can still be corrected (QZ-14). */
export const LockedQuiz = observer(function LockedQuiz({ store, quiz, reason }: Props) {
  const { draft, isCorrectable, hasFinalResults, saving } = store;
  const { note, focusNote } = useLockFocus(saving.state === 'failed');
  return (
    <>
      <div ref={note} role="note" tabIndex={-1} className={styles.note}>
        <p>{reason}</p>
        {isCorrectable ? <p>A mistake in the wording or the right answer can still be corrected.</p> : null}
        {quiz.locked ? <p>{scoreTimingTexts[quiz.showScores]}</p> : null}
        {hasFinalResults ? <p>{errorCatalogue.RESULTS_FINAL.message}</p> : null}
      </div>
      {draft?.isChanged === true ? (
        <UnsavedQuiz store={store} draft={draft} quiz={quiz} onDiscarded={focusNote} />
      ) : null}
      {quiz.questions.length === 0 ? <Empty drawing="quiz" text="This quiz has no questions." /> : null}
      <LockedQuestions store={store} quiz={quiz} />
    </>
  );
});

const LockedQuestions = observer(function LockedQuestions({ store, quiz }: Omit<Props, 'reason'>) {
  const { draft, isCorrectable, refetch } = store;
  return (
    <ol className={list.questions} aria-label="Questions">
      {quiz.questions.map((question, position) => (
        <li key={question.id} className={list.question}>
          <h2 className={list.text}>{`${position + 1}. ${question.questionText}`}</h2>
          <QuestionOptions
            options={question.options}
            right={question.options.indexOf(question.correctAnswer)}
          />
          {isCorrectable ? (
            <Correction
              eventId={store.eventId}
              question={question}
              number={position + 1}
              onSaved={refetch}
              unsaved={draft && findUnsavedVersion(draft, question)}
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
});
