import type { QuizPage } from '@marquee/shared-contracts';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { QuizStore } from '../QuizStore';
import { keyMeaning } from './keyMeaning';

interface Keyed {
  store: QuizStore;
  /** The question in sight, once it is read. */
  question: QuizPage | undefined;
  page: number;
  turnTo: (page: number) => void;
  /** While a dialog has the keys. */
  paused: boolean;
}

const ELSEWHERE = 'input:not([type="radio"]), textarea, select, [role="menu"], [role="dialog"]';

/** The keys of a question: A to D, left and right, Enter. */
export function useQuizKeys({ store, question, page, turnTo, paused }: Keyed): void {
  const chooseAt = (place: number) => {
    const option = question?.options[place];
    if (question !== undefined && option !== undefined) store.choose(question, option);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Where one writes, or another part of the page has opened something, the keys are not ours.
    if (paused || (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null)) return;
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const onControl = target instanceof Element && target.closest('a, button') !== null;
    const pressed = { key, modified: altKey || ctrlKey || metaKey, onControl };
    const meaning = keyMeaning(pressed, question?.options.length ?? 0);
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning.kind === 'choose') chooseAt(meaning.place);
    else turnTo(page + (meaning.kind === 'next' ? 1 : -1));
  });
  // With the question itself, not a moment after it: whoever sees it may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
