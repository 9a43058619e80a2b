import { type EditedQuiz, QUESTION_TEXT_MAX_LENGTH } from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import { Button, Failure, Form, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import styles from './QuizEditor.module.css';
import { CorrectionStore } from './CorrectionStore';
import type { DraftQuestion } from './DraftQuestion';
import { OptionFields } from './OptionFields';

interface Props {
  eventId: string;
  question: EditedQuiz['questions'][number];
  /** Number of the question in the quiz, from 1. */
  number: number;
  /** Refreshes the questions. */
  onSaved: () => Promise<void>;
  /** The host's version that the lock kept from being saved. */
  unsaved: DraftQuestion | undefined;
}

const formatChangedResults = (results: number): string => {
  if (results === 0) return 'No result has changed.';
  return results === 1 ? '1 result has changed.' : `${results} results have changed.`;
};

/** Corrects the wording or the right answer of a question after the quiz has started (QZ-14). */
export const Correction = observer(function Correction(props: Props) {
  const { eventId, question, number, onSaved, unsaved } = props;
  const [store] = useState(() => new CorrectionStore(eventId, question));
  const [isOpen, setOpen] = useState(store.isChanged);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => store.follow(question), [store, question]);
  const close = () => {
    setOpen(false);
    // Focus moves after the form that had it is unmounted.
    setTimeout(() => container.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const save = async () => {
    const changedResults = await store.save();
    if (changedResults === undefined && store.saving.error?.code !== 'VERSION_CONFLICT') return;
    await onSaved();
    if (changedResults === undefined) return;
    toasts.success(`Question ${number} is corrected. ${formatChangedResults(changedResults)}`);
    close();
  };
  return (
    <div ref={container}>
      {isOpen ? (
        <Fields
          store={store}
          label={`Correct question ${number}`}
          onSave={() => void save()}
          onCancel={() => {
            store.discard();
            close();
          }}
        />
      ) : (
        <CorrectionButtons
          number={number}
          onOpen={() => setOpen(true)}
          onUse={unsaved && (() => store.take(unsaved))}
        />
      )}
    </div>
  );
});

interface ButtonsProps {
  number: number;
  onOpen: () => void;
  /** Takes the unsaved version; undefined without one. */
  onUse: (() => void) | undefined;
}

const CorrectionButtons = ({ number, onOpen, onUse }: ButtonsProps) => (
  <div className={styles.actions}>
    <Button onClick={onOpen}>{`Correct question ${number}`}</Button>
    {onUse === undefined ? null : (
      <Button
        onClick={() => {
          onUse();
          onOpen();
        }}
      >
        {`Use your unsaved question ${number}`}
      </Button>
    )}
  </div>
);

interface FieldsProps {
  store: CorrectionStore;
  label: string;
  onSave: () => void;
  onCancel: () => void;
}

const NO_ERRORS = {};

const Fields = observer(function Fields({ store, label, onSave, onCancel }: FieldsProps) {
  const { question, errors, saving } = store;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('textarea')?.focus(), []);
  return (
    <div ref={fields}>
      <Form label={label} errors={errors ?? NO_ERRORS} onSubmit={onSave}>
        <TextAreaField
          label="Question text"
          rows={2}
          maxLength={QUESTION_TEXT_MAX_LENGTH}
          required
          value={question.questionText}
          error={errors?.questionText}
          onChange={(questionText) => store.change(question.key, { questionText })}
        />
        <OptionFields draft={store} question={question} errors={errors} />
        <p>
          Saving recalculates every result. Participants keep the option they selected, even if its text
          changes.
        </p>
        {saving.error === undefined || saving.loading ? null : (
          <Failure text="Failed to correct the question" reason={saving.error.message} onRetry={onSave} />
        )}
        <div className={styles.actions}>
          <Button isSubmit look="main" isBusy={saving.loading} disabled={!store.isChanged}>
            Save correction
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </Form>
    </div>
  );
});
