import styles from './AnswerOptions.module.css';
import { optionLetter } from './optionLetter';

interface Props {
  options: readonly string[];
  /** The id of the question's text, which names the group. */
  labelledBy: string;
  /** The index of the chosen option, from 0. */
  chosen: number | undefined;
  onChoose: (place: number) => void;
}

/** The options of a question, each a large radio button with its letter (QZ-10). */
export const AnswerOptions = ({ options, labelledBy, chosen, onChoose }: Props) => (
  <div role="radiogroup" aria-labelledby={labelledBy} className={styles.options}>
    {options.map((option, place) => (
      <label key={optionLetter(place)} className={styles.option}>
        <input
          type="radio"
          className={styles.radio}
          name={labelledBy}
          aria-label={`${optionLetter(place)}: ${option}`}
          checked={place === chosen}
          onChange={() => onChoose(place)}
        />
        <span className={styles.letter}>{optionLetter(place)}</span>
        <span className={styles.words}>{option}</span>
      </label>
    ))}
  </div>
);
