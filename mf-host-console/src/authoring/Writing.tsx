import { links, QUESTIONS_MAX } from '@marquee/shared-contracts';
import { Button, Empty, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AlertDialog } from './AlertDialog';
import styles from './Authoring.module.css';
import type { AuthoringStore } from './AuthoringStore';
import { ConflictDialog } from './ConflictDialog';
import { QuestionFiles } from './files/QuestionFiles';
import { QuestionList } from './QuestionList';
import type { QuizDraft } from './QuizDraft';
import { SaveBar } from './SaveBar';
import { ScoreSetting } from './ScoreSetting';

interface Props {
  store: AuthoringStore;
  draft: QuizDraft;
}

/** The fields of a quiz with all that one does to its questions. */
export const Writing = observer(function Writing({ store, draft }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const goBack = useGoBack();
  const save = async () => {
    if (await store.save()) await goBack();
  };
  const read = () => {
    store.closeAlert();
    // The closed dialog gives the focus back first; then it goes to what the alert was about.
    setTimeout(() => focusFirst(fields.current, '[aria-invalid]', '[data-faulty]'));
  };
  return (
    <div ref={fields} className={styles.writing}>
      <TextField
        label="Quiz title"
        maxLength={120}
        required
        hint="Shown to participants before they start."
        value={draft.title}
        error={draft.faults.title}
        onChange={draft.setTitle}
      />
      <ScoreSetting draft={draft} />
      <QuestionFiles draft={draft} />
      <Questions draft={draft} />
      <SaveBar store={store} draft={draft} onSave={() => void save()} />
      <AlertDialog text={store.alert} onClose={read} />
      <ConflictDialog store={store} />
    </div>
  );
});

const Questions = observer(function Questions({ draft }: { draft: QuizDraft }) {
  return (
    <>
      {draft.questions.length === 0 ? (
        <Empty text="This quiz has no questions yet. Nobody can start it without any." />
      ) : (
        <QuestionList draft={draft} />
      )}
      <div className={styles.actions}>
        <Button disabled={draft.full} onClick={() => draft.add()}>
          Add question
        </Button>
        {draft.full ? <p>{`A quiz has at most ${QUESTIONS_MAX} questions.`}</p> : null}
      </div>
    </>
  );
});

/** Leads to the first field that is refused by itself, else to the first choice that was not made. */
function focusFirst(fields: HTMLElement | null, ...selectors: string[]): void {
  const found = selectors.map((selector) => fields?.querySelector<HTMLElement>(selector));
  found.find((field) => field !== null)?.focus();
}

/** Back to where the host came from; to all events for who came by the address. */
function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  return async () => {
    // After a log-in or a reload the first entry of this page has a key as well; before it lies another site.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    const isFirst = key === 'default' || idx === 0;
    await (isFirst ? navigate(links.manageEvents()) : navigate(-1));
  };
}
