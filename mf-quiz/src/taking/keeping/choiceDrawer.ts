import { deviceDrawer } from '@marquee/shared-contracts/browser';
import type { Choice } from './Choice';
import { type Taker, takerName } from './Taker';

const SHAPE = {
  questionId: 'string',
  page: 'number',
  questionText: 'string',
  selectedOption: 'string',
  order: 'number',
  baseRevision: 'number',
} as const satisfies Partial<Record<keyof Choice, string>>;

// What lies on the device may be of another release: only what looks like a choice is taken.
function read(text: string): Choice | undefined {
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    const fits = Object.entries(SHAPE).every(([name, type]) => typeof found[name] === type);
    return fits && Array.isArray(found['tried']) ? (found as unknown as Choice) : undefined;
  } catch {
    return undefined;
  }
}

/** The place on the device for one person's choices for one quiz: one text for each question. */
export function choiceDrawer(taker: Taker) {
  const drawer = deviceDrawer(takerName(taker));
  return {
    all: (): Choice[] => [...drawer.all().values()].flatMap((text) => read(text) ?? []),
    keep: (choice: Choice): void => drawer.keep(choice.questionId, JSON.stringify(choice)),
    drop: (questionId: string): void => drawer.drop(questionId),
  };
}
