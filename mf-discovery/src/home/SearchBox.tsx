import { links } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './SearchBox.module.css';
import { SearchHits } from './SearchHits';
import { SearchInput } from './SearchInput';
import { SearchStore } from './SearchStore';
import { useKeyDown } from './useKeyDown';
import { useOutsideInteraction } from './useOutsideInteraction';

/** Moves the focus between the field and the hits. */
function moveFocus(box: HTMLElement, step: number): void {
  const targets = [...box.querySelectorAll<HTMLElement>('input, a')];
  const current = targets.findIndex((target) => target === document.activeElement);
  targets[current + step]?.focus();
}

const getInput = (box: RefObject<HTMLElement | null>): HTMLInputElement | null | undefined =>
  box.current?.querySelector('input');

/** Arrow keys move the focus, Escape clears the search. */
function useSearchKeys(box: RefObject<HTMLElement | null>, store: SearchStore): void {
  useKeyDown(box, (event) => {
    if (event.key === 'Escape') {
      const input = getInput(box);
      if (input) input.value = '';
      input?.focus();
      store.search('');
    }
    if (box.current === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    moveFocus(box.current, event.key === 'ArrowDown' ? 1 : -1);
  });
}

/** Searches for text that was typed into the prerendered field before the scripts loaded. */
function useEarlyInput(box: RefObject<HTMLElement | null>, store: SearchStore): void {
  const [prerendered] = useState(() =>
    document.querySelector<HTMLInputElement>('input[data-prerender="search"]'),
  );
  useLayoutEffect(() => {
    const input = getInput(box);
    if (!input || !prerendered?.value) return;
    input.value = prerendered.value;
    store.search(input.value);
  }, [box, prerendered, store]);
}

/**
 * The search of the home page: hits below the field, Enter opens all results (RT-14). The field owns its text: an
 * observer reads its store only after its first effects, and keys pressed before would be lost.
 */
export const SearchBox = observer(function SearchBox() {
  const [store] = useState(() => new SearchStore());
  const box = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => store.stop, [store]);
  useOutsideInteraction(box, store.close);
  useSearchKeys(box, store);
  useEarlyInput(box, store);
  const openResults = (event: FormEvent) => {
    event.preventDefault();
    const text = store.text.trim();
    void navigate(text === '' ? links.searchResults() : links.searchFor(text));
  };
  return (
    <form ref={box} aria-label="Search" className={`${styles.search} screen-only`} onSubmit={openResults}>
      <SearchInput onFocus={store.open} onChange={(event) => store.search(event.target.value)} />
      {store.isShowingHits ? <SearchHits store={store} /> : null}
    </form>
  );
});
