import type { FormQuestion, StoredAnswer } from '@marquee/shared-contracts';
import { Cell } from '@marquee/shared-contracts/widgets/card-table';
import styles from './AnswerColumns.module.css';

interface Props {
  question: FormQuestion;
  answers: readonly StoredAnswer[] | undefined;
}

/** A person's answer to an own question; a question that was asked differently is shown with it (RG-25). */
export function AnswerCell({ question, answers = [] }: Props) {
  const answer = answers.find(({ questionId }) => questionId === question.id);
  return (
    <Cell label={question.text} isEmpty={answer === undefined}>
      {answer?.values.join(', ') ?? '–'}
      {answer === undefined || answer.question === question.text ? null : (
        <span className={styles.asked}>{`Asked: ${answer.question}`}</span>
      )}
    </Cell>
  );
}
