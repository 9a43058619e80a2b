import { links, QUESTIONS_MAX } from '@marquee/shared-contracts';
import { Button, Empty, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AlertDialog } from '../alert/AlertDialog';
import styles from './QuizEditor.module.css';
import type { QuizEditorStore } from './QuizEditorStore';
import { QuizConflicts } from './QuizConflicts';
import { QuestionFiles } from './files/QuestionFiles';
import { QuestionList } from './QuestionList';
import type { QuizDraft } from './QuizDraft';
import { SaveBar } from './SaveBar';
import { ScoreSetting } from './ScoreSetting';

interface Props {
  store: QuizEditorStore;
  draft: QuizDraft;
}

/** The editable form of a quiz. */
export const QuizForm = observer(function QuizForm({ store, draft }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const goBack = useGoBack();
  const save = async () => {
    // Text that was typed while the save was pending keeps the editor open.
    if ((await store.save()) && !draft.isChanged) await goBack();
  };
  const closeAlert = () => {
    store.closeAlert();
    // Focus moves to the error after the closed dialog has restored it.
    setTimeout(() => focusFirstError(fields.current, '[aria-invalid]', '[data-invalid]'));
  };
  return (
    <div ref={fields} className={styles.form}>
      <QuizConflicts draft={draft} />
      <TextField
        label="Quiz title"
        maxLength={120}
        required
        hint="Shown to participants before they start."
        value={draft.title}
        error={draft.errors.title}
        onChange={draft.setTitle}
      />
      <ScoreSetting draft={draft} />
      <QuestionFiles draft={draft} />
      <Questions draft={draft} />
      <SaveBar store={store} draft={draft} onSave={() => void save()} />
      <AlertDialog text={store.alertText} onClose={closeAlert} />
    </div>
  );
});

const Questions = observer(function Questions({ draft }: { draft: QuizDraft }) {
  return (
    <>
      {draft.questions.length === 0 ? (
        <Empty drawing="quiz" text="This quiz has no questions yet. Nobody can start it without any." />
      ) : (
        <QuestionList draft={draft} />
      )}
      <div className={styles.actions}>
        <Button disabled={draft.isFull} onClick={() => draft.add()}>
          Add question
        </Button>
        {draft.isFull ? <p>{`A quiz has at most ${QUESTIONS_MAX} questions.`}</p> : null}
      </div>
    </>
  );
});

/** Focuses the first invalid field, otherwise the first missing choice. */
function focusFirstError(fields: HTMLElement | null, ...selectors: string[]): void {
  const invalid = selectors.map((selector) => fields?.querySelector<HTMLElement>(selector));
  invalid.find((field) => field !== null)?.focus();
}

/** Returns to the previous screen, or to all events. */
function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  return async () => {
    // The first history entry has a key after login or reload as well; the entry before it may be another site.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    const isFirst = key === 'default' || idx === 0;
    await (isFirst ? navigate(links.manageEvents()) : navigate(-1));
  };
}
