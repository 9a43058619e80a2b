import styles from './Drawing.module.css';
import { Glyph, type GlyphName } from './Glyph';

/** A glyph within a ring of bulbs, for screens and lists without content; decorative. */
export const Drawing = ({ name }: { name: GlyphName }) => (
  <span className={styles.drawing} aria-hidden="true">
    <Glyph name={name} />
  </span>
);
