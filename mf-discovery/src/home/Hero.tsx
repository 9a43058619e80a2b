import type { ReactNode } from 'react';
import styles from './Hero.module.css';

/** The banner at the top of the home page, with the search. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className={styles.panel}>
        <div className={styles.body}>
          <h1 tabIndex={-1}>
            <span className={styles.line}>See what’s on.</span> <span className={styles.line}>Step in.</span>
          </h1>
          <p className={styles.intro}>
            Quizzes, hackathons, webinars and seminars near you and online. Find one, register, take part.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
