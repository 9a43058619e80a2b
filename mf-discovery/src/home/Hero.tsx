import type { ReactNode } from 'react';
import styles from './Hero.module.css';

/** The default text of the banner. */
export const intro = (
  <p className={styles.intro}>
    Quizzes, hackathons, webinars and seminars near you and online. Find one, register, take part.
  </p>
);

interface Props {
  /** The part below the heading, of a fixed height. */
  text?: ReactNode;
  children: ReactNode;
}

/** The banner at the top of the home page, with the search. */
export function Hero({ text = intro, children }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.panel}>
        <div className={styles.body}>
          <h1 tabIndex={-1}>
            <span className={styles.line}>See what’s on.</span> <span className={styles.line}>Step in.</span>
          </h1>
          <div className={styles.text}>{text}</div>
        </div>
        {children}
      </div>
    </section>
  );
}
