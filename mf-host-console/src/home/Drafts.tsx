import { type HostEvent, links } from '@marquee/shared-contracts';
import { Link } from 'react-router-dom';
import { formatMissingFields } from '../event-form/eventAdapter';
import styles from './HostHomeScreen.module.css';

/** The drafts that were changed last, each with what it lacks (EV-41). */
export function Drafts({ drafts }: { drafts: readonly HostEvent[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Drafts</h2>
      <ul className={styles.drafts}>
        {drafts.map(({ id, title, missing = [] }) => (
          <li key={id}>
            <Link to={links.eventDetail(id)}>{title}</Link>
            <span>
              {missing.length === 0 ? 'Ready to publish' : `Missing: ${formatMissingFields(missing)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
