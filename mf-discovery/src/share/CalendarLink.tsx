import type { AnchorHTMLAttributes } from 'react';
import styles from './CalendarLink.module.css';

/** A link to a calendar, as wide and as high as the buttons beside it. */
export const CalendarLink = ({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...link} className={styles.link}>
    {children}
  </a>
);
