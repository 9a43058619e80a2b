import { getOptionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import { findQuestionErrors } from '@marquee/shared-contracts';
import { Chip, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { type DraftQuestion, toQuestionForm } from './DraftQuestion';
import drag from '../drag/drag.module.css';
import type { DragController } from '../drag/DragController';
import { QuestionEditor } from './QuestionEditor';
import styles from './QuestionList.module.css';
import type { QuizDraft } from './QuizDraft';

interface Props {
  draft: QuizDraft;
  question: DraftQuestion;
  position: number;
  dragging: DragController;
  onMove: (key: string, to: number) => void;
}

const KEY_OFFSETS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One question of the list: handle, text and right option, and its fields while open. */
export const QuestionRow = observer(function QuestionRow(props: Props) {
  const { draft, question, position, dragging, onMove } = props;
  const { key } = question;
  const isOpen = draft.openKey === key;
  const moveByKey = (event: KeyboardEvent) => {
    const offset = KEY_OFFSETS[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    onMove(key, position + offset);
  };
  return (
    <li
      className={`${styles.row} ${drag.row}`}
      data-mark={dragging.getMark(position)}
      data-open={isOpen || undefined}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={drag.handle}
          data-handle={key}
          aria-label={`Move question ${position + 1}`}
          aria-describedby="how-to-move"
          onPointerDown={(event) => dragging.start(event, key, position)}
          onKeyDown={moveByKey}
        >
          <Glyph name="grip" />
        </button>
        <Summary {...props} isOpen={isOpen} />
      </div>
      {isOpen ? (
        <QuestionEditor draft={draft} question={question} position={position} onMove={onMove} />
      ) : null}
    </li>
  );
});

const Summary = observer(function Summary({
  draft,
  question,
  position,
  isOpen,
}: Pick<Props, 'draft' | 'question' | 'position'> & { isOpen: boolean }) {
  return (
    <button
      type="button"
      className={styles.summary}
      aria-expanded={isOpen}
      onClick={() => draft.toggle(question.key)}
    >
      <span className={styles.number}>{position + 1}</span>
      <span className={styles.text}>{question.questionText.trim() || 'New question'}</span>
      <RightAnswer question={question} />
      <Glyph name={isOpen ? 'up' : 'down'} />
    </button>
  );
});

const RightAnswer = observer(function RightAnswer({ question }: { question: DraftQuestion }) {
  const isComplete = findQuestionErrors(toQuestionForm(question)).length === 0;
  if (!isComplete) return <Chip isStrong>Not complete</Chip>;
  return <Chip>{`Right: ${getOptionLetter(question.correct ?? 0)}`}</Chip>;
});
