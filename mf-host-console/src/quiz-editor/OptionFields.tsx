import { getOptionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import { OPTION_MAX_LENGTH } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId } from 'react';
import type { DraftQuestion } from './DraftQuestion';
import styles from './QuestionEditor.module.css';
import type { QuestionErrors } from './quizErrors';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: Pick<QuizDraft, 'change' | 'setOption'>;
  question: DraftQuestion;
  errors: QuestionErrors | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The options of a question, each with a radio button that marks the right answer. */
export const OptionFields = observer(function OptionFields(props: Props) {
  const { draft, question, errors, onKeyDown } = props;
  const id = useId();
  const { key, options, correct } = question;
  const invalid = options.map((text) => errors?.options !== undefined && isInvalid(text, options));
  return (
    <fieldset className={styles.options} aria-describedby={errors ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Options, and which one is right</legend>
      {options.map((text, position) => (
        <div key={getOptionLetter(position)} className={styles.option}>
          <label className={styles.right}>
            <input
              type="radio"
              name={id}
              checked={correct === position}
              aria-label={`${getOptionLetter(position)} is right`}
              data-invalid={errors?.correctAnswer !== undefined || undefined}
              onKeyDown={onKeyDown}
              onChange={() => draft.change(key, { correct: position })}
            />
            <span aria-hidden="true">{getOptionLetter(position)}</span>
          </label>
          <input
            className={styles.text}
            aria-label={`Option ${getOptionLetter(position)}`}
            aria-invalid={invalid[position] || undefined}
            maxLength={OPTION_MAX_LENGTH}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => draft.setOption(key, position, event.target.value)}
          />
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error}>
        {[errors?.options, errors?.correctAnswer].filter((error) => error !== undefined).join('. ')}
      </p>
    </fieldset>
  );
});

/** Whether an option is empty or a duplicate. */
const isInvalid = (text: string, options: readonly string[]): boolean =>
  text.trim() === '' || options.filter((other) => other.trim() === text.trim()).length > 1;
