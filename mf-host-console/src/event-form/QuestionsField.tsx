import { FORM_QUESTIONS_MAX } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DragController } from '../drag/DragController';
import type { EventDraft } from './EventDraft';
import fields from './EventFields.module.css';
import { createQuestionActions } from './createQuestionActions';
import { QuestionField } from './QuestionField';
import styles from './QuestionsField.module.css';

/** Explains the questions, or how to move them. */
const Note = ({ count }: { count: number }) => (
  <p id="how-to-move-questions" className={fields.note}>
    {count > 1
      ? 'Own questions of the form. Drag a question by its handle, or press the arrow keys on it.'
      : 'Optional. Own questions of the form, such as the size of a T-shirt.'}
  </p>
);

const AddButton = ({ count, onClick }: { count: number; onClick: () => void }) => (
  <Button disabled={count >= FORM_QUESTIONS_MAX} onClick={onClick}>
    Add question
  </Button>
);

/** The host's own questions of the registration form; they move by drag and by arrow keys (RG-24). */
export const QuestionsField = observer(function QuestionsField({ draft }: { draft: EventDraft }) {
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [actions] = useState(() => createQuestionActions(draft));
  const move = useCallback(
    (id: string, position: number) => {
      setAnnouncement(actions.move(id, position));
      // Browsers remove focus from elements that move in the document.
      setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus());
    },
    [actions],
  );
  const [dragging] = useState(() => new DragController(() => [...(list.current?.children ?? [])], move));
  useEffect(() => dragging.stop, [dragging]);
  const { formQuestions } = draft.values;
  return (
    <div className={styles.questions}>
      <Note count={formQuestions.length} />
      <ol ref={list} className={styles.list} aria-label="Own questions">
        {formQuestions.map((question, position) => (
          <QuestionField
            key={question.id}
            question={question}
            position={position}
            isChecked={draft.form.errors.formQuestions !== undefined}
            dragging={dragging}
            onMove={move}
            actions={actions}
            onRemoved={() => adding.current?.querySelector('button')?.focus()}
          />
        ))}
      </ol>
      <div ref={adding}>
        <output className="visually-hidden">{announcement}</output>
        <AddButton count={formQuestions.length} onClick={actions.add} />
      </div>
    </div>
  );
});
