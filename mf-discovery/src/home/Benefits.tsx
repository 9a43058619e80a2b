import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Benefits.module.css';

const BENEFITS = [
  { glyph: 'learn', title: 'Learn skills', text: 'Hear a talk, try a timed quiz.' },
  { glyph: 'people', title: 'Collaborate', text: 'Form a team, or join one.' },
  { glyph: 'award', title: 'Earn certificates', text: 'Show that you took part.' },
] as const;

/** Three reasons for taking part. */
export function Benefits() {
  return (
    <ul className={styles.benefits} aria-label="Why take part">
      {BENEFITS.map(({ glyph, title, text }) => (
        <li key={title} className={styles.benefit}>
          <span className={styles.icon}>
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
