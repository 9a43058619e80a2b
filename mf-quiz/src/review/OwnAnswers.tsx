import type { QuizResult } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';
import styles from './OwnAnswers.module.css';

type ReviewedAnswer = NonNullable<QuizResult['answers']>[number];

/** Every question with the selected and the correct option, in words and signs as well as in colour (QZ-23). */
export function OwnAnswers({ answers }: { answers: readonly ReviewedAnswer[] }) {
  const correctAnswers = answers.filter(
    ({ selectedOption, correctOption }) => selectedOption === correctOption,
  );
  return (
    <details className={styles.review}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>Review your answers</h2>
        <span className={styles.count}>
          {correctAnswers.length} of {answers.length} right
        </span>
      </summary>
      <ol className={styles.questions}>
        {addNumbers(answers).map(({ number, ...answered }) => (
          <li key={number} className={styles.question}>
            <h3 className={styles.text}>
              {number}. {answered.questionText} <Chip isStrong>{getVerdict(answered)}</Chip>
            </h3>
            <ul className={styles.options}>
              {answered.options.map((option, position) => (
                <Option key={option} option={option} position={position} answered={answered} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Question texts may repeat, so the position identifies a question; it is fixed from the first attempt on. */
const addNumbers = (answers: readonly ReviewedAnswer[]) =>
  answers.map((answered, index) => ({ ...answered, number: index + 1 }));

function getVerdict({ selectedOption, correctOption }: ReviewedAnswer): string {
  if (selectedOption === null) return 'Not answered';
  return selectedOption === correctOption ? 'Right' : 'Wrong';
}

function Option({
  option,
  position,
  answered,
}: {
  option: string;
  position: number;
  answered: ReviewedAnswer;
}) {
  const isCorrect = option === answered.correctOption;
  const isChosen = option === answered.selectedOption;
  const marks = [isChosen ? 'Your choice' : '', isCorrect ? 'Right answer' : ''].filter(
    (mark) => mark !== '',
  );
  const kind = isCorrect ? styles.correct : isChosen ? styles.wrong : '';
  return (
    <li className={`${styles.option} ${kind}`}>
      <span aria-hidden="true" className={styles.icon}>
        {isCorrect ? '✓' : isChosen ? '✗' : ''}
      </span>
      <span className={styles.letter}>{String.fromCharCode(65 + position)}</span>
      <span className={styles.label}>{option}</span>
      {marks.length === 0 ? null : <strong className={styles.mark}>{marks.join(' · ')}</strong>}
    </li>
  );
}
