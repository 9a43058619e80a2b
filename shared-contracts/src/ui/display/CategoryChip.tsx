import type { Category } from '../../contract/index';
import { categoryNames } from './categoryNames';
import { Glyph } from './Glyph';
import styles from './Chip.module.css';

/** An event's type in its colour, with glyph and word. */
export function CategoryChip({ category }: { category: Category }) {
  return (
    <span className={`${styles.chip} ${styles.category}`} data-category={category}>
      <Glyph name={category} />
      {categoryNames[category].one}
    </span>
  );
}
