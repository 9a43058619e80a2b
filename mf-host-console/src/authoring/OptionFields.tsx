import { letterOf } from '@marquee/shared-contracts/answering';
import { OPTION_MAX_LENGTH } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId } from 'react';
import type { DraftQuestion } from './DraftQuestion';
import styles from './QuestionEditor.module.css';
import type { QuestionFaults } from './quizFaults';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: Pick<QuizDraft, 'change' | 'setOption'>;
  question: DraftQuestion;
  faults: QuestionFaults | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The options of a question, each beside the mark that makes it the right one. */
export const OptionFields = observer(function OptionFields(props: Props) {
  const { draft, question, faults, onKeyDown } = props;
  const id = useId();
  const { key, options, correct } = question;
  const wrongs = options.map((text) => faults?.options !== undefined && isFaulty(text, options));
  return (
    <fieldset className={styles.options} aria-describedby={faults ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Options, and which one is right</legend>
      {options.map((text, place) => (
        <div key={letterOf(place)} className={styles.option}>
          <label className={styles.right}>
            <input
              type="radio"
              name={id}
              checked={correct === place}
              aria-label={`${letterOf(place)} is right`}
              data-faulty={faults?.correctAnswer !== undefined || undefined}
              onKeyDown={onKeyDown}
              onChange={() => draft.change(key, { correct: place })}
            />
            <span aria-hidden="true">{letterOf(place)}</span>
          </label>
          <input
            className={styles.text}
            aria-label={`Option ${letterOf(place)}`}
            aria-invalid={wrongs[place] || undefined}
            maxLength={OPTION_MAX_LENGTH}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => draft.setOption(key, place, event.target.value)}
          />
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error}>
        {[faults?.options, faults?.correctAnswer].filter((fault) => fault !== undefined).join('. ')}
      </p>
    </fieldset>
  );
});

/** Empty, or the same as another. */
const isFaulty = (text: string, options: readonly string[]): boolean =>
  text.trim() === '' || options.filter((other) => other.trim() === text.trim()).length > 1;
