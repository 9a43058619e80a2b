import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { createDraftFromStored } from './DraftQuestion';
import { QuestionOptions } from './QuestionOptions';
import styles from './QuizConflicts.module.css';
import type { QuizConflict } from './QuizConflict';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: QuizDraft;
  conflict: Extract<QuizConflict, { part: 'question' }>;
}

function getExplanation({ theirs, isRestored }: Props['conflict']): string {
  if (isRestored) return 'You deleted it, they changed it. It stays unless you delete it again.';
  return theirs === null
    ? 'They deleted it, you changed it. It stays unless you delete it.'
    : 'You both changed it.';
}

/** Both versions of a question side by side, and the choice between them. */
export const QuestionConflict = observer(function QuestionConflict({ draft, conflict }: Props) {
  const question = draft.questions.find(({ origin }) => origin === conflict.origin);
  const number = question === undefined ? '' : ` ${draft.findPosition(question.key) + 1}`;
  const theirs = conflict.theirs === null ? undefined : createDraftFromStored(conflict.theirs);
  return (
    <>
      <p>
        <strong>{`Question${number}`}</strong>
        {` · ${getExplanation(conflict)}`}
      </p>
      <div className={styles.versions}>
        {conflict.isRestored ? null : <Version name="Your version" question={question} />}
        <Version name="Their version" question={theirs} />
      </div>
      <Choices draft={draft} conflict={conflict} />
    </>
  );
});

function Version({
  name,
  question,
}: {
  name: string;
  question: ReturnType<typeof createDraftFromStored> | undefined;
}) {
  return (
    <section aria-label={name} className={styles.version}>
      <h3 className={styles.name}>{name}</h3>
      {question === undefined ? (
        <p>Deleted</p>
      ) : (
        <>
          <p>{question.questionText}</p>
          <QuestionOptions options={question.options} right={question.correct} />
        </>
      )}
    </section>
  );
}

const Choices = observer(function Choices({ draft, conflict }: Props) {
  const { theirs, isRestored, origin } = conflict;
  const question = draft.questions.find((candidate) => candidate.origin === origin);
  const choose = (change?: () => void) => () => {
    change?.();
    draft.settle(conflict);
  };
  const deleteQuestion = () => question && draft.remove(question.key);
  return (
    <div className={styles.actions}>
      {isRestored || theirs === null ? (
        <>
          <Button onClick={choose()}>Keep question</Button>
          <Button onClick={choose(deleteQuestion)}>Delete question</Button>
        </>
      ) : (
        <>
          <Button onClick={choose()}>Keep mine</Button>
          <Button onClick={choose(() => draft.useStored(theirs))}>Use theirs</Button>
          <Button disabled={draft.isFull} onClick={choose(() => draft.addStored(theirs))}>
            Keep both
          </Button>
        </>
      )}
    </div>
  );
});
