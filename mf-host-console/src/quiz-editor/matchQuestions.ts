import type { EditedQuiz } from '@marquee/shared-contracts';

type Stored = EditedQuiz['questions'][number];

const identities: readonly ((question: Stored) => string)[] = [
  ({ questionText, options, correctAnswer }) => JSON.stringify([questionText, options, correctAnswer]),
  ({ questionText }) => questionText.trim().toLowerCase(),
  ({ options }) => JSON.stringify(options),
];

/**
 * Finds each question's later version by the id of the earlier one. Every save gives new ids, so the content decides:
 * equal questions first, then equal texts, then equal options.
 */
export function matchQuestions(before: readonly Stored[], after: readonly Stored[]): Map<string, Stored> {
  const matches = new Map<string, Stored>();
  for (const { id } of before) {
    const same = after.find((question) => question.id === id);
    if (same !== undefined) matches.set(id, same);
  }
  for (const identify of identities) {
    for (const question of before.filter(({ id }) => !matches.has(id))) {
      const matched = new Set(matches.values());
      const found = after.find((other) => !matched.has(other) && identify(other) === identify(question));
      if (found !== undefined) matches.set(question.id, found);
    }
  }
  return matches;
}
