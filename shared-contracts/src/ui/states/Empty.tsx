import type { ReactNode } from 'react';
import { Drawing } from '../display/Drawing';
import type { GlyphName } from '../display/Glyph';
import styles from './states.module.css';

interface Props {
  text: string;
  /** What is missing; a ticket by default. */
  drawing?: GlyphName;
  children?: ReactNode;
}

/** An empty state: a drawing, one sentence, and optionally an action. */
export function Empty({ text, drawing = 'seat', children }: Props) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
