import type { EditedQuiz } from '../contract/index';
import { sampleId } from './samples';

/** A question with its right answer, the second option; texts and ids contain the number. */
export const sampleAuthoredQuestion = (number: number): EditedQuiz['questions'][number] => ({
  id: sampleId(100 + number),
  questionText: `What is ${number} and ${number}?`,
  options: [`${number}`, `${2 * number}`, `${3 * number + 1}`, `${4 * number + 2}`],
  correctAnswer: `${2 * number}`,
});

/** A quiz of `count` questions, as its hosts read it. */
export const sampleAuthoredQuiz = (count: number, changes: Partial<EditedQuiz> = {}): EditedQuiz => ({
  title: 'Circuit Quiz',
  showScores: 'after-submitting',
  locked: false,
  questions: Array.from({ length: count }, (_question, place) => sampleAuthoredQuestion(place + 1)),
  ...changes,
});
