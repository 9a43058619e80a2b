import type { EventCard } from '@marquee/shared-contracts';
import { eventCardStyles } from '@marquee/shared-contracts/widgets/event-card';
import { Glyph } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './EventCardLayout.module.css';
import { formatLocation } from '../event-list/formatLocation';

/** Class of the event link, which covers the whole card. */
export const cardLink = styles.link;

interface Props {
  event: Pick<EventCard, 'category' | 'organization' | 'mode' | 'location' | 'imageUrl'>;
  /** Whether the picture is above the fold and loads eagerly. */
  isEager?: boolean;
  /** The title as a link with the class `cardLink`. */
  title: ReactNode;
  /** State chips, dates and actions; placeholders keep their space while they are undefined. */
  chips?: ReactNode;
  time?: ReactNode;
  actions?: ReactNode;
}

/** The layout of an event card, shared by the loaded and the prerendered card. */
export function EventCardLayout({ event, isEager = false, title, chips, time, actions }: Props) {
  return (
    <article className={`${eventCardStyles.card} ${styles.card}`} data-category={event.category}>
      <img
        className={eventCardStyles.picture}
        src={event.imageUrl}
        alt=""
        width={640}
        height={360}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
      />
      <div className={`${eventCardStyles.chips} ${styles.chips}`}>{chips}</div>
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
