import { findFormQuestionError, type FormQuestionKind, hasOptions } from '@marquee/shared-contracts';
import {
  Button,
  CheckboxField,
  Glyph,
  SelectField,
  TextAreaField,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import drag from '../drag/drag.module.css';
import type { DragController } from '../drag/DragController';
import type { QuestionActions } from './createQuestionActions';
import styles from './QuestionsField.module.css';
import { questionKindNames, type QuestionValues, toFormQuestion } from './questionValues';

interface Props {
  question: QuestionValues;
  position: number;
  /** Whether errors are shown. */
  isChecked: boolean;
  dragging: DragController;
  onMove: (id: string, position: number) => void;
  actions: QuestionActions;
  onRemoved: () => void;
}

const KEY_OFFSETS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const KINDS = Object.keys(questionKindNames) as FormQuestionKind[];

const findKind = (name: string): FormQuestionKind =>
  KINDS.find((kind) => questionKindNames[kind] === name) ?? 'SHORT_TEXT';

/** One own question: its handle and its fields. */
export const QuestionField = observer(function QuestionField(props: Props) {
  const { question, position, dragging, onMove, actions, onRemoved } = props;
  const onChange = (changed: Partial<QuestionValues>) => actions.change(question.id, changed);
  const remove = () => {
    actions.remove(question.id);
    onRemoved();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const offset = KEY_OFFSETS[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    onMove(question.id, position + offset);
  };
  return (
    <li className={`${styles.question} ${drag.row}`} data-mark={dragging.getMark(position)}>
      <button
        type="button"
        className={drag.handle}
        data-handle={question.id}
        aria-label={`Move question ${position + 1}`}
        aria-describedby="how-to-move-questions"
        onPointerDown={(event) => dragging.start(event, question.id, position)}
        onKeyDown={moveByKey}
      >
        <Glyph name="grip" />
      </button>
      <div className={styles.fields}>
        <Fields {...props} onChange={onChange} />
        <div className={styles.actions}>
          <CheckboxField checked={question.required} onChange={(required) => onChange({ required })}>
            Required
          </CheckboxField>
          <Button look="quiet" aria-label={`Remove question ${position + 1}`} onClick={remove}>
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
});

interface FieldsProps extends Pick<Props, 'question' | 'position' | 'isChecked'> {
  onChange: (changed: Partial<QuestionValues>) => void;
}

const Fields = observer(function Fields({ question, position, isChecked, onChange }: FieldsProps) {
  const error = isChecked ? findFormQuestionError(toFormQuestion(question)) : undefined;
  const isTextWrong = question.text.trim() === '' || !hasOptions(question);
  return (
    <>
      <TextField
        label={`Question ${position + 1}`}
        maxLength={300}
        value={question.text}
        error={isTextWrong ? error : undefined}
        onChange={(text) => onChange({ text })}
      />
      <SelectField
        label="Answer"
        options={Object.values(questionKindNames)}
        value={questionKindNames[question.kind]}
        onChange={(name) => onChange({ kind: findKind(name) })}
      />
      {hasOptions(question) ? (
        <TextAreaField
          label="Options"
          hint="One per line"
          rows={3}
          value={question.options}
          error={isTextWrong ? undefined : error}
          onChange={(options) => onChange({ options })}
        />
      ) : null}
    </>
  );
});
