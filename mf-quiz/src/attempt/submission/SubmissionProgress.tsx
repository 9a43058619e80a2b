import type { QuizProgress } from '@marquee/shared-contracts';
import { Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { QuizStore } from '../QuizStore';
import styles from './SubmissionProgress.module.css';

/** Shown after the end: lists the pending answers until the server says which were saved. */
export const SubmissionProgress = observer(function SubmissionProgress({
  store,
  progress,
}: {
  store: QuizStore;
  progress: QuizProgress;
}) {
  const { pending } = store.outbox;
  return (
    <Page heading={progress.title} width="form">
      <section className={styles.progress}>
        <output className={styles.status}>
          {pending.length === 0
            ? 'The time is up. Your quiz is being submitted…'
            : 'The time is up. Checking which of these answers were saved…'}
        </output>
        {pending.length === 0 ? null : (
          <>
            <ul className={styles.list}>
              {pending.map(({ questionId, page, selectedOption }) => (
                <li key={questionId}>
                  {`Question ${page}: `}
                  <strong>{selectedOption}</strong>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              All answers that were saved before count. This page continues by itself when the network is
              back.
            </p>
          </>
        )}
      </section>
    </Page>
  );
});
