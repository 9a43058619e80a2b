import type { EditedQuiz } from '../contract/index';
import { sampleId } from './samples';

/** A question as its hosts read it; the number is in its text, in its id and in its options, of which the second is right. */
export const sampleAuthoredQuestion = (number: number): EditedQuiz['questions'][number] => ({
  id: sampleId(100 + number),
  questionText: `What is ${number} and ${number}?`,
  options: [`${number}`, `${2 * number}`, `${3 * number + 1}`, `${4 * number + 2}`],
  correctAnswer: `${2 * number}`,
});

/** A quiz of so many questions as its hosts read it. */
export const sampleAuthoredQuiz = (count: number, changes: Partial<EditedQuiz> = {}): EditedQuiz => ({
  title: 'Circuit Quiz',
  showScores: 'after-submitting',
  locked: false,
  questions: Array.from({ length: count }, (_question, place) => sampleAuthoredQuestion(place + 1)),
  ...changes,
});
