import { getOptionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import styles from './LockedQuiz.module.css';

interface Props {
  options: readonly string[];
  /** Index of the right option. */
  right: number | null;
}

/** The options of a question as text, with a mark at the right option. */
export const QuestionOptions = ({ options, right }: Props) => (
  <ul className={styles.options}>
    {options.map((text, position) => (
      <li key={getOptionLetter(position)} className={position === right ? styles.right : undefined}>
        <strong>{getOptionLetter(position)}</strong> {text}
        {position === right ? <span className={styles.mark}> ✓ Right answer</span> : null}
      </li>
    ))}
  </ul>
);
