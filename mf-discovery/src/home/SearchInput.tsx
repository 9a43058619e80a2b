import { Glyph } from '@marquee/shared-contracts/ui';
import type { InputHTMLAttributes } from 'react';
import styles from './SearchBox.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** Set in the prerendered document, where the input keeps its text until the screen loads. */
  'data-prerender'?: 'search';
}

/** The search input with its label and icon; the navigation's search link targets `#search`. */
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
        name="q"
        maxLength={120}
        type="search"
        className={styles.field}
        placeholder="Search by title, host, type or place"
        autoComplete="off"
        {...props}
      />
    </>
  );
}
