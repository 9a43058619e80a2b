import { Link } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface Props {
  /** The accessible name. */
  label: string;
  links: readonly { label: string; to: string }[];
  /** The `to` of the current link. */
  current: string;
  /** `tabs` for parts of a screen, `pills` for a choice inside a part. */
  look?: 'tabs' | 'pills';
}

/** Tabs with an address each, so that reload, sharing and the back button work (RT-3). */
export function TabLinks({ label, links, current, look = 'tabs' }: Props) {
  return (
    <nav aria-label={label} className={styles[look]}>
      <ul className={styles.list}>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={to === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
