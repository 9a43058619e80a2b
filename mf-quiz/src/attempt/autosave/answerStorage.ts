import { namespacedStorage } from '@marquee/shared-contracts/browser';
import type { PendingAnswer } from './PendingAnswer';
import { type AttemptKey, formatAttemptKey } from './AttemptKey';

const STORED_TYPES = {
  questionId: 'string',
  page: 'number',
  questionText: 'string',
  selectedOption: 'string',
  order: 'number',
  baseRevision: 'number',
} as const satisfies Partial<Record<keyof PendingAnswer, string>>;

// What lies on the device may be of another release: only what looks like a draft is taken.
function parseAnswer(text: string): PendingAnswer | undefined {
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    const fits = Object.entries(STORED_TYPES).every(([name, type]) => typeof found[name] === type);
    return fits && Array.isArray(found['tried']) ? (found as unknown as PendingAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/** The place on the device for one person's choices for one quiz: one text for each question. */
export function answerStorage(attemptKey: AttemptKey) {
  const drawer = namespacedStorage(formatAttemptKey(attemptKey));
  return {
    all: (): PendingAnswer[] => [...drawer.entries().values()].flatMap((text) => parseAnswer(text) ?? []),
    save: (draft: PendingAnswer): void => drawer.set(draft.questionId, JSON.stringify(draft)),
    remove: (questionId: string): void => drawer.remove(questionId),
  };
}
