import type { QuestionChoices } from '@marquee/shared-contracts';
import type { RemoteCallView } from '@marquee/shared-contracts/browser';
import { CallView, Skeleton } from '@marquee/shared-contracts/ui';
import styles from './AnswerDistribution.module.css';

const toPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Shows for each question how many participants selected each option (LB-5). */
export function AnswerDistribution({ call }: { call: RemoteCallView<QuestionChoices[] | null> }) {
  return (
    <section className={styles.section} aria-labelledby="choices">
      <h2 id="choices">How each question was answered</h2>
      <CallView
        call={call}
        loadingText="Loading the answers to each question..."
        skeleton={<Skeleton count={6} />}
      >
        {(questions) =>
          questions === null ? (
            <p className={styles.total}>
              The answers are still being counted. They appear here by themselves.
            </p>
          ) : (
            <ol className={styles.questions}>
              {questions.map((question, index) => (
                <Question key={question.id} number={index + 1} question={question} />
              ))}
            </ol>
          )
        }
      </CallView>
    </section>
  );
}

function Question({ number, question }: { number: number; question: QuestionChoices }) {
  const { questionText, attempts, options } = question;
  const answered = options.reduce((sum, { chosen }) => sum + chosen, 0);
  const right = options.find(({ correct }) => correct)?.chosen ?? 0;
  return (
    <li className={styles.question}>
      <h3 className={styles.text}>{`${number}. ${questionText}`}</h3>
      <p className={styles.total}>
        {`${toPercent(right, attempts)} % right · ${answered} of ${attempts} answered`}
      </p>
      <ul className={styles.options}>
        {options.map(({ text, correct, chosen }, index) => (
          <li key={text} className={correct ? styles.correct : undefined}>
            <span className={styles.option}>
              <strong>{String.fromCharCode(65 + index)}</strong>
              <span className={styles.label}>
                {text}
                {correct ? <span className={styles.mark}> ✓ Right answer</span> : null}
              </span>
              <span className={styles.count}>{chosen}</span>
            </span>
            <span
              className={styles.bar}
              aria-hidden="true"
              style={{ inlineSize: `${toPercent(chosen, attempts)}%` }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
