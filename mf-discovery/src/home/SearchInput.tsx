import { Glyph } from '@marquee/shared-contracts/ui';
import type { InputHTMLAttributes } from 'react';
import styles from './SearchBox.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** In the document, where what is typed waits for the screen (LK-4). */
  'data-prerender'?: 'search';
}

/** The field of the search with its name and sign; `#search` is where the bar's glass leads. */
export function SearchInput(props: Props) {
  return (
    <>
      <label htmlFor="search" className="visually-hidden">
        Search events
      </label>
      <span className={styles.icon}>
        <Glyph name="search" />
      </span>
      <input
        id="search"
        type="search"
        className={styles.field}
        placeholder="Search by title, host, type or place"
        autoComplete="off"
        {...props}
      />
    </>
  );
}
