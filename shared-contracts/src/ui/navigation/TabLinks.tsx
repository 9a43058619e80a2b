import { Link } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface Props {
  /** What one chooses among, for a screen reader. */
  label: string;
  links: readonly { label: string; to: string }[];
  /** The `to` of the link that is shown now. */
  current: string;
  /** `tabs` for the parts of a screen, `pills` for a choice within one. */
  look?: 'tabs' | 'pills';
}

/** Parts of a screen, each at an address of its own, so that reload, sharing and the back button work (RT-3). */
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
