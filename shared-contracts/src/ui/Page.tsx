import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** The screen's one h1. */
  heading: string;
  /** The id of an element that describes the heading, such as the current tab's name. */
  headingDetail?: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** `form` for one narrow column. */
  width?: 'page' | 'form';
  children: ReactNode;
}

/** A screen's heading and content, at page or form width. */
export function Page({ heading, headingDetail, intro, width = 'page', children }: Props) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1} aria-describedby={headingDetail}>
          {heading}
        </h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </div>
  );
}
