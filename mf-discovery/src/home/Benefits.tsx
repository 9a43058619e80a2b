import { links } from '@marquee/shared-contracts';
import { Glyph, type GlyphName } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './Benefits.module.css';

interface Benefit {
  glyph: GlyphName;
  title: string;
  text: string;
  /** The page of what was earned. */
  to?: string;
}

const BENEFITS: readonly Benefit[] = [
  { glyph: 'learn', title: 'Learn skills', text: 'Hear a talk, try a timed quiz.' },
  { glyph: 'people', title: 'Collaborate', text: 'Form a team, or join one.' },
  {
    glyph: 'award',
    title: 'Earn certificates',
    text: 'Show that you took part.',
    to: links.ownCertificates(),
  },
];

/** Three reasons for taking part. */
export function Benefits() {
  return (
    <ul className={styles.benefits} aria-label="Why take part">
      {BENEFITS.map(({ glyph, title, text, to }) => (
        <li key={title} className={styles.benefit}>
          <span className={styles.icon}>
            <Glyph name={glyph} />
          </span>
          <span>
            <strong className={styles.title}>
              {to === undefined ? title : <Link to={to}>{title}</Link>}
            </strong>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
