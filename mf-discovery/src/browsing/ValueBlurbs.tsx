import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './ValueBlurbs.module.css';

const BLURBS = [
  { glyph: 'learn', title: 'Learn skills', text: 'Hear a talk, try a timed quiz.' },
  { glyph: 'people', title: 'Collaborate', text: 'Form a team, or join one.' },
  { glyph: 'award', title: 'Earn certificates', text: 'Take part, and have it to show.' },
] as const;

/** Why one would take part, in three lines. */
export function ValueBlurbs() {
  return (
    <ul className={styles.blurbs} aria-label="Why take part">
      {BLURBS.map(({ glyph, title, text }) => (
        <li key={title} className={styles.blurb}>
          <span className={styles.sign}>
            <Glyph name={glyph} />
          </span>
          <span>
            <strong className={styles.title}>{title}</strong>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
