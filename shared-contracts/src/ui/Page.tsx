import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** The screen's one h1. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** `form` for one narrow column. */
  width?: 'page' | 'form';
  children: ReactNode;
}

/** A screen's heading and content, at page or form width. */
export function Page({ heading, intro, width = 'page', children }: Props) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </div>
  );
}
