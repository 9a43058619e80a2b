import { getOptionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import { OPTION_MAX_LENGTH, OPTIONS_MAX, OPTIONS_MIN } from '@marquee/shared-contracts';
import { Button, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type DraftQuestion, addOption, removeOption } from './DraftQuestion';
import styles from './QuestionEditor.module.css';
import type { QuestionErrors } from './quizErrors';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: Pick<QuizDraft, 'change' | 'setOption'>;
  question: DraftQuestion;
  errors: QuestionErrors | undefined;
  /** Whether options can be added and removed. */
  isResizable?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}

const RIGHT_OPTION_REMOVED = 'You removed the right option. Mark another option as right.';

/** Adds and removes options, and moves the focus to the new option or to the neighbour of the removed option. */
function useOptionCount({ draft, question }: Pick<Props, 'draft' | 'question'>) {
  const { key, options, correct } = question;
  const fields = useRef<HTMLFieldSetElement>(null);
  const [hasRemovedRight, setHasRemovedRight] = useState(false);
  const focusOption = (position: number) =>
    setTimeout(() => fields.current?.querySelector<HTMLElement>(`[data-option="${position}"]`)?.focus());
  return {
    fields,
    error: hasRemovedRight && correct === null ? RIGHT_OPTION_REMOVED : undefined,
    add: () => {
      draft.change(key, addOption(question));
      focusOption(options.length);
    },
    remove: (position: number) => {
      setHasRemovedRight(position === correct || (hasRemovedRight && correct === null));
      draft.change(key, removeOption(question, position));
      focusOption(Math.min(position, options.length - 2));
    },
  };
}

/** The options of a question, each with a radio button that marks the right answer. */
export const OptionFields = observer(function OptionFields(props: Props) {
  const { question, errors, isResizable = false } = props;
  const { options } = question;
  const id = useId();
  const { fields, error, add, remove } = useOptionCount(props);
  const isRemovable = isResizable && options.length > OPTIONS_MIN;
  const messages = [errors?.options, errors?.correctAnswer ?? error].filter((text) => text !== undefined);
  return (
    <fieldset
      ref={fields}
      className={styles.options}
      aria-describedby={messages.length > 0 ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>Options, and which one is right</legend>
      {options.map((_text, position) => (
        <OptionRow
          {...props}
          key={getOptionLetter(position)}
          position={position}
          group={id}
          isRightMissing={errors?.correctAnswer !== undefined || error !== undefined}
          onRemove={isRemovable ? () => remove(position) : undefined}
        />
      ))}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {messages.join('. ')}
      </p>
      {isResizable ? <AddOption isFull={options.length >= OPTIONS_MAX} onAdd={add} /> : null}
    </fieldset>
  );
});

interface RowProps extends Pick<Props, 'draft' | 'question' | 'errors' | 'onKeyDown'> {
  position: number;
  /** Name that the radio buttons of a question share. */
  group: string;
  isRightMissing: boolean;
  /** Removes the option; undefined when the question needs all its options. */
  onRemove: (() => void) | undefined;
}

const OptionRow = observer(function OptionRow(props: RowProps) {
  const { draft, question, errors, position, group, isRightMissing, onRemove, onKeyDown } = props;
  const { key, options, correct } = question;
  const letter = getOptionLetter(position);
  const text = options[position] ?? '';
  return (
    <div className={styles.option}>
      <label className={styles.right}>
        <input
          type="radio"
          name={group}
          checked={correct === position}
          aria-label={`${letter} is right`}
          data-invalid={isRightMissing || undefined}
          onKeyDown={onKeyDown}
          onChange={() => draft.change(key, { correct: position })}
        />
        <span aria-hidden="true">{letter}</span>
      </label>
      <input
        className={styles.text}
        aria-label={`Option ${letter}`}
        aria-invalid={(errors?.options !== undefined && isInvalid(text, options)) || undefined}
        data-option={position}
        maxLength={OPTION_MAX_LENGTH}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => draft.setOption(key, position, event.target.value)}
      />
      {onRemove === undefined ? null : (
        <Button look="quiet" aria-label={`Remove option ${letter}`} onClick={onRemove}>
          <Glyph name="close" />
        </Button>
      )}
    </div>
  );
});

const AddOption = ({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) => (
  <div className={styles.actions}>
    <Button disabled={isFull} onClick={onAdd}>
      Add option
    </Button>
    {isFull ? <p className={styles.note}>{`A question has at most ${OPTIONS_MAX} options.`}</p> : null}
  </div>
);

/** Whether an option is empty or a duplicate. */
const isInvalid = (text: string, options: readonly string[]): boolean =>
  text.trim() === '' || options.filter((other) => other.trim() === text.trim()).length > 1;
