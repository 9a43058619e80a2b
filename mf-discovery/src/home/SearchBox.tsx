import { observer } from 'mobx-react-lite';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { HomeStore } from './HomeStore';
import styles from './SearchBox.module.css';
import { SearchHits } from './SearchHits';
import { SearchInput } from './SearchInput';
import { useKeyDown } from './useKeyDown';
import { useOutsideInteraction } from './useOutsideInteraction';

/** Moves the focus between the field and the hits. */
function moveFocus(box: HTMLElement, step: number): void {
  const targets = [...box.querySelectorAll<HTMLElement>('input, a')];
  const current = targets.findIndex((target) => target === document.activeElement);
  targets[current + step]?.focus();
}

/** Arrow keys move the focus, Escape clears the search. */
function useSearchKeys(box: RefObject<HTMLElement | null>, store: HomeStore): void {
  useKeyDown(box, (event) => {
    if (event.key === 'Escape') {
      store.search('');
      box.current?.querySelector('input')?.focus();
    }
    if (box.current === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    moveFocus(box.current, event.key === 'ArrowDown' ? 1 : -1);
  });
}

/** Searches for text that was typed into the prerendered field before the scripts loaded. */
function useEarlyInput(store: HomeStore): void {
  const [prerendered] = useState(() =>
    document.querySelector<HTMLInputElement>('input[data-prerender="search"]'),
  );
  useLayoutEffect(() => {
    if (prerendered?.value) store.search(prerendered.value);
  }, [prerendered, store]);
}

/** The search of the home page, which lists hits below the field (RT-14). */
export const SearchBox = observer(function SearchBox({ store }: { store: HomeStore }) {
  const box = useRef<HTMLFormElement>(null);
  useOutsideInteraction(box, store.closeHits);
  useSearchKeys(box, store);
  useEarlyInput(store);
  return (
    <form
      ref={box}
      aria-label="Search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        store.searchNow();
      }}
    >
      <SearchInput
        value={store.searchText}
        onFocus={store.openHits}
        onChange={(event) => store.search(event.target.value)}
      />
      {store.isShowingHits ? <SearchHits store={store} /> : null}
    </form>
  );
});
