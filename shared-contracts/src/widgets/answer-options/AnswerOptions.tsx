import styles from './AnswerOptions.module.css';

/** Returns the letter of an option by its index, from 0: A to F. */
export const getOptionLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

interface Props {
  options: readonly string[];
  /** The id of the question's text, which names the group. */
  labelledBy: string;
  /** The index of the chosen option, from 0. */
  chosen: number | undefined;
  onChoose: (position: number) => void;
}

/** The options of a question, each a large radio button with its letter (QZ-10). */
export const AnswerOptions = ({ options, labelledBy, chosen, onChoose }: Props) => (
  <div role="radiogroup" aria-labelledby={labelledBy} className={styles.options}>
    {options.map((option, position) => (
      <label key={getOptionLetter(position)} className={styles.option}>
        <input
          type="radio"
          className={styles.radio}
          name={labelledBy}
          aria-label={`${getOptionLetter(position)}: ${option}`}
          checked={position === chosen}
          onChange={() => onChoose(position)}
        />
        <span className={styles.letter}>{getOptionLetter(position)}</span>
        <span className={styles.text}>{option}</span>
      </label>
    ))}
  </div>
);
