import { CATEGORIES, links } from '@marquee/shared-contracts';
import { categoryNames, Glyph } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './CreationTiles.module.css';

/** Four tiles that create an event of their type (EV-32). */
export function CreationTiles() {
  return (
    <section aria-labelledby="begin">
      <h2 id="begin" className={styles.heading}>
        Create an event
      </h2>
      <ul className={styles.tiles}>
        {CATEGORIES.filter((category) => category !== 'other').map((category) => (
          <li key={category}>
            <Link
              to={`${links.createEvents()}?type=${category}`}
              className={styles.tile}
              data-category={category}
            >
              <span className={styles.icon}>
                <Glyph name={category} />
              </span>
              {categoryNames[category].one}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
