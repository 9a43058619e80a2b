import { AnswerOptions } from '@marquee/shared-contracts/widgets/answer-options';
import { Button, ButtonLink, Empty, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './QuizEditor.module.css';
import type { DraftQuestion } from './DraftQuestion';
import preview from './QuizPreview.module.css';

interface Props {
  title: string;
  questions: readonly DraftQuestion[];
}

/** The quiz as participants see it, with unsaved changes; no answers are stored (QZ-22). */
export const QuizPreview = observer(function QuizPreview({ title, questions }: Props) {
  const page = Math.min(usePageNumber(), Math.max(0, questions.length - 1));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map());
  const question = questions[page];
  if (question === undefined)
    return (
      <Empty drawing="quiz" text="There is nothing to see yet: this quiz has no questions.">
        <ButtonLink to={pathname}>Write the questions</ButtonLink>
      </Empty>
    );
  const openPage = (to: number) => void navigate(`${pathname}?view=preview&page=${to + 1}`);
  return (
    <section className={preview.preview} aria-label="Preview" data-category="quiz">
      <p className={styles.note}>This is what a participant sees. Nothing you choose here is stored.</p>
      <p className={preview.title}>{title}</p>
      <Question
        key={question.key}
        question={question}
        heading={`Question ${page + 1} of ${questions.length}`}
        choice={choices.get(question.key)}
        onChoose={(position) => setChoices(new Map([...choices, [question.key, position]]))}
      />
      <div className={styles.actions}>
        <Button disabled={page === 0} onClick={() => openPage(page - 1)}>
          Previous
        </Button>
        {page + 1 < questions.length ? (
          <Button look="main" onClick={() => openPage(page + 1)}>
            Next
          </Button>
        ) : (
          <Button disabled>Submit</Button>
        )}
      </div>
    </section>
  );
});

interface QuestionProps {
  question: DraftQuestion;
  heading: string;
  choice: number | undefined;
  onChoose: (position: number) => void;
}

const Question = observer(function Question({ question, heading, choice, onChoose }: QuestionProps) {
  const id = useId();
  return (
    <>
      <h2 className={preview.heading}>
        <span className={preview.count}>{heading}</span>{' '}
        <span id={id}>{question.questionText.trim() || 'This question has no text yet.'}</span>
      </h2>
      <AnswerOptions options={question.options} labelledBy={id} chosen={choice} onChoose={onChoose} />
    </>
  );
});
