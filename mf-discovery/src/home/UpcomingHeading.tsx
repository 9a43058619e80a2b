import { links } from '@marquee/shared-contracts';
import { Link } from 'react-router-dom';
import styles from './UpcomingEvents.module.css';

/** The heading of the upcoming events, with the way to the whole list. */
export const UpcomingHeading = () => (
  <div className={styles.head}>
    <h2>Upcoming Events</h2>
    <Link to={links.eventType()} className={styles.all}>
      See all
    </Link>
  </div>
);
