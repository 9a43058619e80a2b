import type { EditedQuiz, ShowScores } from '@marquee/shared-contracts';

/** A change of the other host that contradicts an own change; the own version stays until the host decides. */
export type QuizConflict =
  | { part: 'title'; theirs: string }
  | { part: 'showScores'; theirs: ShowScores }
  | {
      part: 'question';
      /** Origin of the question in the draft. */
      origin: string;
      /** Null if the other host deleted the question. */
      theirs: EditedQuiz['questions'][number] | null;
      /** Whether this host deleted the question, which is restored with the other host's text. */
      isRestored: boolean;
    };
