import { Button } from '@marquee/shared-contracts/ui';
import { errorCatalogue } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { QuestionConflict } from './QuestionConflict';
import styles from './QuizConflicts.module.css';
import type { QuizConflict } from './QuizConflict';
import type { QuizDraft } from './QuizDraft';
import { scoreTimingNames } from './scoreTimingNames';

const formatAccepted = (count: number): string =>
  count === 1
    ? 'One of their changes is now in your version.'
    : `${count} of their changes are now in your version.`;

/** Another host's changes: how many were merged, and the contradicting ones beside the own version (QZ-15). */
export const QuizConflicts = observer(function QuizConflicts({ draft }: { draft: QuizDraft }) {
  const { conflicts, acceptedCount, base } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = conflicts.length > 0 || acceptedCount > 0;
  // The Save button is at the end of the form, far from this notice.
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown, base]);
  if (!isShown) return null;
  return (
    <section role="alert" className={styles.conflicts}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {errorCatalogue.QUESTIONS_CHANGED.message}
      </h2>
      <p>Nothing you typed is lost. Check the questions, then save again.</p>
      {acceptedCount > 0 ? <p>{formatAccepted(acceptedCount)}</p> : null}
      {conflicts.length > 0 ? (
        <p>You both changed these parts. Yours is kept unless you choose theirs:</p>
      ) : null}
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={conflict.part === 'question' ? conflict.origin : conflict.part} className={styles.item}>
            <Conflict draft={draft} conflict={conflict} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const Conflict = observer(function Conflict({
  draft,
  conflict,
}: {
  draft: QuizDraft;
  conflict: QuizConflict;
}) {
  if (conflict.part === 'question') return <QuestionConflict draft={draft} conflict={conflict} />;
  const isTitle = conflict.part === 'title';
  const useTheirs = () => {
    if (isTitle) draft.setTitle(conflict.theirs);
    else draft.setShowScores(conflict.theirs);
    draft.settle(conflict);
  };
  return (
    <>
      <p>
        <strong>{isTitle ? 'Quiz title' : 'Show scores'}</strong>
        {` · theirs: ${isTitle ? conflict.theirs : scoreTimingNames[conflict.theirs]}`}
      </p>
      <div className={styles.actions}>
        <Button onClick={useTheirs}>Use theirs</Button>
        <Button onClick={() => draft.settle(conflict)}>Keep mine</Button>
      </div>
    </>
  );
});
