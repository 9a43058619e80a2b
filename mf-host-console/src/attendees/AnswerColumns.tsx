import type { FormQuestion } from '@marquee/shared-contracts';
import { CheckboxField } from '@marquee/shared-contracts/ui';
import styles from './AnswerColumns.module.css';

/** The own questions among the columns of an address, in their own order. */
export const listColumns = (questions: readonly FormQuestion[], columns: string): FormQuestion[] =>
  questions.filter(({ id }) => columns.split(',').includes(id));

interface Props {
  questions: readonly FormQuestion[];
  /** Ids of questions, separated by commas. */
  columns: string;
  onChange: (changed: { columns: string }) => void;
}

/** Chooses the own questions whose answers the table shows (HO-21). */
export function AnswerColumns({ questions, columns, onChange }: Props) {
  if (questions.length === 0) return null;
  const shown = listColumns(questions, columns).map(({ id }) => id);
  const toggle = (id: string, isShown: boolean) => {
    const ids = questions
      .map((question) => question.id)
      .filter((other) => (other === id ? isShown : shown.includes(other)));
    onChange({ columns: ids.join(',') });
  };
  return (
    <details className={`${styles.columns} screen-only`} open={shown.length > 0 || undefined}>
      <summary>{`Answers (${shown.length} of ${questions.length} shown)`}</summary>
      {questions.map(({ id, text }) => (
        <CheckboxField key={id} checked={shown.includes(id)} onChange={(isShown) => toggle(id, isShown)}>
          {text}
        </CheckboxField>
      ))}
    </details>
  );
}
