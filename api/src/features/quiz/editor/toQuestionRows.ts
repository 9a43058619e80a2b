import type { QuestionForm } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';

/**
 * The rows of questions that every rule has let through, numbered from `first`; the right option is kept by its id
 * (QZ-16).
 */
export const toQuestionRows = (eventId: string, questions: readonly QuestionForm[], first: number) =>
  questions.map(({ questionText, options, correctAnswer }, index) => {
    const stored = options.map((text) => ({ id: uuidv7(), text: text.trim() }));
    const correct = stored.find(({ text }) => text === correctAnswer?.trim());
    if (correct === undefined) throw new Error('A question without its right option reached the database.');
    return {
      eventId,
      id: uuidv7(),
      position: first + index,
      questionText: questionText.trim(),
      options: JSON.stringify(stored),
      correctOptionId: correct.id,
    };
  });

/** Two questions with the same text and the same options in the same order are one (QZ-15). */
export const getQuestionKey = ({
  questionText,
  options,
}: Pick<QuestionForm, 'questionText' | 'options'>): string =>
  JSON.stringify([questionText.trim(), ...options.map((option) => option.trim())]);
