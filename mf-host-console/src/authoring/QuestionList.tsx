import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Dragging } from './Dragging';
import styles from './QuestionList.module.css';
import { QuestionRow } from './QuestionRow';
import type { QuizDraft } from './QuizDraft';

/** The questions in their order; one is open at a time. They move by drag, by arrow keys on the handle, and by buttons. */
export const QuestionList = observer(function QuestionList({ draft }: { draft: QuizDraft }) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const move = useCallback(
    (key: string, place: number) => {
      draft.move(key, place);
      setSaid(`Moved to place ${draft.placeOf(key) + 1} of ${draft.questions.length}.`);
      // The browser takes the focus from what moves in the page.
      setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-handle="${key}"]`)?.focus());
    },
    [draft],
  );
  const [dragging] = useState(() => new Dragging(() => [...(list.current?.children ?? [])], move));
  useEffect(() => dragging.stop, [dragging]);
  return (
    <div className={styles.section}>
      <p id="how-to-move" className={styles.hint}>
        Drag a question by its handle, or press the arrow keys on it.
      </p>
      <ol ref={list} className={styles.list} aria-label="Questions">
        {draft.questions.map((question, place) => (
          <QuestionRow
            key={question.key}
            draft={draft}
            question={question}
            place={place}
            dragging={dragging}
            onMove={move}
          />
        ))}
      </ol>
      <Removed draft={draft} />
      <output className="visually-hidden">{said}</output>
    </div>
  );
});

/** The question that was deleted last can come back. */
const Removed = observer(function Removed({ draft: { removed, restore } }: { draft: QuizDraft }) {
  if (removed === undefined) return null;
  return (
    <div className={styles.removed}>
      <output>{`Question ${removed.place + 1} is deleted.`}</output>
      <Button onClick={restore}>Undo</Button>
    </div>
  );
});
