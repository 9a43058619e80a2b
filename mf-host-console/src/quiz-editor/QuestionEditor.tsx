import { QUESTION_TEXT_MAX_LENGTH } from '@marquee/shared-contracts';
import { Button, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DraftQuestion } from './DraftQuestion';
import { OptionFields } from './OptionFields';
import styles from './QuestionEditor.module.css';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: QuizDraft;
  question: DraftQuestion;
  position: number;
  onMove: (key: string, to: number) => void;
}

/** The fields of one question. Ctrl + Enter adds a question after it, so that a quiz can be typed without a mouse. */
export const QuestionEditor = observer(function QuestionEditor(props: Props) {
  const { draft, question } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('textarea')?.focus(), []);
  const addNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    draft.add(question.key);
  };
  const errors = draft.errors.questions.get(question.key);
  return (
    <div ref={fields} className={styles.editor}>
      <TextAreaField
        label="Question text"
        rows={2}
        maxLength={QUESTION_TEXT_MAX_LENGTH}
        required
        hint="Ctrl + Enter adds the next question."
        value={question.questionText}
        error={errors?.questionText}
        onKeyDown={addNext}
        onChange={(questionText) => draft.change(question.key, { questionText })}
      />
      <OptionFields draft={draft} question={question} errors={errors} isResizable onKeyDown={addNext} />
      <Actions {...props} />
    </div>
  );
});

const Actions = observer(function Actions({ draft, question, position, onMove }: Props) {
  const isLast = position === draft.questions.length - 1;
  return (
    <div className={styles.actions}>
      <Button disabled={position === 0} onClick={() => onMove(question.key, position - 1)}>
        Move up
      </Button>
      <Button disabled={isLast} onClick={() => onMove(question.key, position + 1)}>
        Move down
      </Button>
      <Button disabled={draft.isFull} onClick={() => draft.duplicate(question.key)}>
        Duplicate
      </Button>
      <Button onClick={() => draft.remove(question.key)}>Delete</Button>
      <Button onClick={() => draft.toggle(question.key)}>Done</Button>
    </div>
  );
});
