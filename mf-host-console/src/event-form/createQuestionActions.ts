import type { EventDraft } from './EventDraft';
import { createQuestion, type QuestionValues } from './questionValues';

export type QuestionActions = ReturnType<typeof createQuestionActions>;

/** The actions on the questions of a draft. */
export function createQuestionActions(draft: EventDraft) {
  const save = (questions: readonly QuestionValues[]) => draft.set('formQuestions', questions);
  const others = (id: string) => draft.values.formQuestions.filter((question) => question.id !== id);
  return {
    add: () => save([...draft.values.formQuestions, createQuestion()]),
    remove: (id: string) => save(others(id)),
    change: (id: string, changed: Partial<QuestionValues>) =>
      save(
        draft.values.formQuestions.map((question) =>
          question.id === id ? { ...question, ...changed } : question,
        ),
      ),
    /** Returns where the question is now, in a sentence. */
    move: (id: string, position: number): string => {
      const moved = draft.values.formQuestions.filter((question) => question.id === id);
      const questions = others(id).toSpliced(Math.max(position, 0), 0, ...moved);
      save(questions);
      return `Moved to position ${questions.findIndex((question) => question.id === id) + 1} of ${questions.length}.`;
    },
  };
}
