import { links } from '@marquee/shared-contracts';
import { categoryNames, Glyph } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './CategoryTiles.module.css';
import { tileCategories } from '../event-list/parseCategory';

/** The four event types, each linked to its list. */
export function CategoryTiles() {
  return (
    <section aria-labelledby="types">
      <h2 id="types" className="visually-hidden">
        Types of event
      </h2>
      <ul className={styles.tiles}>
        {tileCategories.map((category) => {
          const name = categoryNames[category].many.toUpperCase();
          return (
            <li key={category} className={styles.tile} data-category={category}>
              <span className={styles.icon}>
                <Glyph name={category} />
              </span>
              <h3 className={styles.name}>{name}</h3>
              <Link to={links.eventType(category)} className={styles.more} aria-label={`View More ${name}`}>
                View More
                <Glyph name="right" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
