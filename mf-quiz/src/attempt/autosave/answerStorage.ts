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

// Another release may have written the storage, so every entry is validated.
function parseAnswer(text: string): PendingAnswer | undefined {
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    const fits = Object.entries(STORED_TYPES).every(([name, type]) => typeof found[name] === type);
    return fits && Array.isArray(found['tried']) ? (found as unknown as PendingAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/** Local storage of an attempt's pending answers: one JSON entry per question. */
export function answerStorage(attemptKey: AttemptKey) {
  const storage = namespacedStorage(formatAttemptKey(attemptKey));
  return {
    all: (): PendingAnswer[] => [...storage.entries().values()].flatMap((text) => parseAnswer(text) ?? []),
    save: (draft: PendingAnswer): void => storage.set(draft.questionId, JSON.stringify(draft)),
    remove: (questionId: string): void => storage.remove(questionId),
  };
}
