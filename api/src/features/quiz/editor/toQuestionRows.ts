import type { QuestionForm } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';

/**
 * Rows of validated questions, numbered from `first`; the correct option is stored by its id (QZ-16).
 * @throws for a question whose correct option is missing
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

/** Questions are duplicates if text and options are equal in the same order (QZ-15). */
export const getQuestionKey = ({
  questionText,
  options,
}: Pick<QuestionForm, 'questionText' | 'options'>): string =>
  JSON.stringify([questionText.trim(), ...options.map((option) => option.trim())]);
