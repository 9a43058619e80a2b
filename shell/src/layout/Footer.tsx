import { CATEGORIES, links } from '@marquee/shared-contracts';
import { categoryNames } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import { ThemeSwitch } from './ThemeSwitch';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.brand}>Marquee</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {CATEGORIES.filter((category) => category !== 'other').map((category) => (
              <li key={category}>
                <Link to={links.eventType(category)}>{categoryNames[category].many}</Link>
              </li>
            ))}
            <li>
              <Link to={links.terms()}>Terms</Link>
            </li>
            <li>
              <Link to={links.privacy()}>Privacy</Link>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
