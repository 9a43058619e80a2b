import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type RefObject, useRef } from 'react';
import type { HomeStore } from './HomeStore';
import styles from './SearchBox.module.css';
import { SearchHits } from './SearchHits';
import { useKeyDown } from './useKeyDown';
import { useLeaving } from './useLeaving';

/** Arrow keys walk from the field through the results and back. */
function walk(box: HTMLElement, step: number): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  stops[here + step]?.focus();
}

/** Arrow keys walk, Escape clears. */
function useSearchKeys(box: RefObject<HTMLElement | null>, store: HomeStore): void {
  useKeyDown(box, (event) => {
    if (event.key === 'Escape') {
      store.search('');
      box.current?.querySelector('input')?.focus();
    }
    if (box.current === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    walk(box.current, event.key === 'ArrowDown' ? 1 : -1);
  });
}

/** The search of the home page: results drop under it while one types (RT-14). */
export const SearchBox = observer(function SearchBox({ store }: { store: HomeStore }) {
  const box = useRef<HTMLFormElement>(null);
  const id = 'search';
  useLeaving(box, store.closeHits);
  useSearchKeys(box, store);
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
      <label htmlFor={id} className="visually-hidden">
        Search events
      </label>
      <span className={styles.sign}>
        <Glyph name="search" />
      </span>
      <input
        id={id}
        type="search"
        className={styles.field}
        placeholder="Search by title, host, type or place"
        autoComplete="off"
        value={store.searchText}
        onFocus={store.openHits}
        onChange={(event) => store.search(event.target.value)}
      />
      {store.showsHits ? <SearchHits store={store} /> : null}
    </form>
  );
});
