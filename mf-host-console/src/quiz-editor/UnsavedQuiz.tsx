import type { EditedQuiz } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type DraftQuestion, createDraftFromStored, serializeQuestion } from './DraftQuestion';
import { ImportStore } from './files/ImportStore';
import list from './LockedQuiz.module.css';
import { QuestionOptions } from './QuestionOptions';
import styles from './QuizEditor.module.css';
import type { QuizDraft } from './QuizDraft';
import type { QuizEditorStore } from './QuizEditorStore';

type Stored = EditedQuiz['questions'][number];

interface Props {
  store: QuizEditorStore;
  draft: QuizDraft;
  quiz: EditedQuiz;
  /** Takes the focus of the removed button. */
  onDiscarded: () => void;
}

const hasChanged = (question: DraftQuestion, stored: Stored | undefined): boolean =>
  stored === undefined || serializeQuestion(question) !== serializeQuestion(createDraftFromStored(stored));

/** The draft's version of a stored question, if a correction can save it: changed, with as many options (QZ-14). */
export function findUnsavedVersion(draft: QuizDraft, stored: Stored): DraftQuestion | undefined {
  const question = draft.questions.find(({ origin }) => origin === stored.id);
  const isUsable = question?.options.length === stored.options.length && hasChanged(question, stored);
  return isUsable ? question : undefined;
}

/** The text that a lock kept from being saved; it stays until the host discards it (QZ-20). */
export const UnsavedQuiz = observer(function UnsavedQuiz({ store, draft, quiz, onDiscarded }: Props) {
  const discard = async () => {
    await store.discard();
    if (!draft.isChanged) onDiscarded();
  };
  const [files] = useState(() => new ImportStore(draft));
  const stored = new Map(quiz.questions.map((question) => [question.id, question]));
  const unsaved = draft.questions.flatMap((question, position) =>
    hasChanged(question, stored.get(question.origin ?? '')) ? [{ question, number: position + 1 }] : [],
  );
  return (
    <section className={styles.unsaved} aria-labelledby="unsaved">
      <h2 id="unsaved" className={list.text}>
        Your unsaved changes
      </h2>
      <p>They could not be saved before the quiz was locked. They stay in this tab until you discard them.</p>
      {draft.title === quiz.title ? null : <p>{`Quiz title: ${draft.title}`}</p>}
      <ul className={list.questions}>
        {unsaved.map(({ question, number }) => (
          <li key={question.key} className={list.question}>
            <p className={list.text}>{`${number}. ${question.questionText.trim() || 'New question'}`}</p>
            <QuestionOptions options={question.options} right={question.correct} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button isBusy={files.exporting.loading} onClick={() => void files.export()}>
          Export CSV
        </Button>
        <Button isBusy={store.refetching.loading} onClick={() => void discard()}>
          Discard changes
        </Button>
      </div>
    </section>
  );
});
