import type { QuizPage } from '@marquee/shared-contracts';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { QuizStore } from '../QuizStore';
import { getKeyAction } from './getKeyAction';

interface QuizKeysOptions {
  store: QuizStore;
  /** The current question; undefined while it loads. */
  question: QuizPage | undefined;
  page: number;
  goToPage: (page: number) => void;
  /** True while a dialog handles the keys. */
  isPaused: boolean;
}

const IGNORED_TARGETS = 'input:not([type="radio"]), textarea, select, [role="menu"], [role="dialog"]';

/** Handles the keyboard shortcuts of a question: letters, left, right and Enter. */
export function useQuizKeys({ store, question, page, goToPage, isPaused }: QuizKeysOptions): void {
  const chooseAt = (position: number) => {
    const option = question?.options[position];
    if (question !== undefined && option !== undefined) store.outbox.addAnswer(question, option);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Text fields, open menus and dialogs handle their own keys.
    if (isPaused || (event.target instanceof Element && event.target.closest(IGNORED_TARGETS) !== null))
      return;
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const isOnControl = target instanceof Element && target.closest('a, button') !== null;
    const keyPress = { key, isModified: altKey || ctrlKey || metaKey, isOnControl };
    const action = getKeyAction(keyPress, question?.options.length ?? 0);
    if (action === undefined) return;
    event.preventDefault();
    if (action.kind === 'choose') chooseAt(action.position);
    else goToPage(page + (action.kind === 'next' ? 1 : -1));
  });
  // A layout effect, so that keys work from the question's first frame.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
