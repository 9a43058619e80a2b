import type { EventCard } from '@marquee/shared-contracts';
import { eventCardStyles } from '@marquee/shared-contracts/widgets/event-card';
import { Glyph } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './EventCardLayout.module.css';
import { formatLocation } from '../event-list/formatLocation';

/** Of the link to an event: it reaches over the whole poster. */
export const cardLink = styles.link;

interface Props {
  event: Pick<EventCard, 'category' | 'organization' | 'mode' | 'location' | 'imageUrl'>;
  /** Whether its picture is among the first things in sight. */
  first?: boolean;
  /** The title as a link of the class `cardLink`. */
  title: ReactNode;
  /** What is said of the event in chips; when it is; what one can do. Their places stand where they are not known yet. */
  signs?: ReactNode;
  time?: ReactNode;
  actions?: ReactNode;
}

/** An event as a small poster: picture, title, when, where, and places for what depends on whoever looks at it. */
export function EventCardLayout({ event, first = false, title, signs, time, actions }: Props) {
  return (
    <article className={`${eventCardStyles.poster} ${styles.card}`} data-category={event.category}>
      <img
        className={eventCardStyles.picture}
        src={event.imageUrl}
        alt=""
        width={640}
        height={360}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
      <div className={`${eventCardStyles.signs} ${styles.chips}`}>{signs}</div>
      <h3 className={`${eventCardStyles.title} ${styles.title}`}>{title}</h3>
      <p className={eventCardStyles.organization}>{event.organization}</p>
      <p className={eventCardStyles.fact}>
        <Glyph name="calendar" />
        {time ?? <span className={styles.unknown} />}
      </p>
      <p className={eventCardStyles.fact}>
        <Glyph name="place" />
        <span className={styles.location}>{formatLocation(event)}</span>
      </p>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
