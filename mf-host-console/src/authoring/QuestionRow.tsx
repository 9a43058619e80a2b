import { letterOf } from '@marquee/shared-contracts/answering';
import { questionErrors } from '@marquee/shared-contracts';
import { Chip, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { type DraftQuestion, formOf } from './DraftQuestion';
import type { Dragging } from './Dragging';
import { QuestionEditor } from './QuestionEditor';
import styles from './QuestionList.module.css';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: QuizDraft;
  question: DraftQuestion;
  place: number;
  dragging: Dragging;
  onMove: (key: string, to: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One question: its handle, its text, which option is right, and its fields while it is open. */
export const QuestionRow = observer(function QuestionRow(props: Props) {
  const { draft, question, place, dragging, onMove } = props;
  const { key } = question;
  const isOpen = draft.open === key;
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(key, place + by);
  };
  return (
    <li className={styles.row} data-mark={dragging.markOf(place)} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          data-handle={key}
          aria-label={`Move question ${place + 1}`}
          aria-describedby="how-to-move"
          onPointerDown={(event) => dragging.start(event, key, place)}
          onKeyDown={step}
        >
          <Glyph name="grip" />
        </button>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          onClick={() => draft.toggle(key)}
        >
          <span className={styles.number}>{place + 1}</span>
          <span className={styles.text}>{question.questionText.trim() || 'New question'}</span>
          <RightAnswer question={question} />
          <Glyph name={isOpen ? 'up' : 'down'} />
        </button>
      </div>
      {isOpen ? <QuestionEditor draft={draft} question={question} place={place} onMove={onMove} /> : null}
    </li>
  );
});

const RightAnswer = observer(function RightAnswer({ question }: { question: DraftQuestion }) {
  const isComplete = questionErrors(formOf(question)).length === 0;
  if (!isComplete) return <Chip strong>Not complete</Chip>;
  return <Chip>{`Right: ${letterOf(question.correct ?? 0)}`}</Chip>;
});
