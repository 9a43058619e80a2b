import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DragController } from '../drag/DragController';
import styles from './QuestionList.module.css';
import { QuestionRow } from './QuestionRow';
import type { QuizDraft } from './QuizDraft';

/** The questions in order, one of them open. They move by drag, by arrow keys on the handle, and by buttons. */
export const QuestionList = observer(function QuestionList({ draft }: { draft: QuizDraft }) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = useCallback(
    (key: string, position: number) => {
      draft.move(key, position);
      setAnnouncement(`Moved to position ${draft.findPosition(key) + 1} of ${draft.questions.length}.`);
      // Browsers remove focus from elements that move in the document.
      setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-handle="${key}"]`)?.focus());
    },
    [draft],
  );
  const [dragging] = useState(() => new DragController(() => [...(list.current?.children ?? [])], move));
  useEffect(() => dragging.stop, [dragging]);
  return (
    <div className={styles.section}>
      <p id="how-to-move" className={styles.hint}>
        Drag a question by its handle, or press the arrow keys on it.
      </p>
      <ol ref={list} className={styles.list} aria-label="Questions">
        {draft.questions.map((question, position) => (
          <QuestionRow
            key={question.key}
            draft={draft}
            question={question}
            position={position}
            dragging={dragging}
            onMove={move}
          />
        ))}
      </ol>
      <UndoRemoval draft={draft} />
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
});

/** Restores the last deleted question. */
const UndoRemoval = observer(function UndoRemoval({ draft: { removed, restore } }: { draft: QuizDraft }) {
  const container = useRef<HTMLDivElement>(null);
  // The deleted row had the focus, and the undo button may be outside the window.
  useEffect(() => container.current?.querySelector<HTMLElement>('button')?.focus(), [removed]);
  if (removed === undefined) return null;
  return (
    <div ref={container} className={styles.removed}>
      <output>{`Question ${removed.position + 1} is deleted.`}</output>
      <Button onClick={restore}>Undo</Button>
    </div>
  );
});
