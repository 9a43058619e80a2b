import type { EventCard } from '@marquee/shared-contracts';
import { poster } from '@marquee/shared-contracts/posters';
import { Glyph } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './EventPoster.module.css';
import { placeOf } from './placeOf';

/** Of the link to an event: it reaches over the whole poster. */
export const posterLink = styles.link;

interface Props {
  event: Pick<EventCard, 'category' | 'organization' | 'mode' | 'location' | 'imageUrl'>;
  /** Whether its picture is among the first things in sight. */
  first?: boolean;
  /** The title as a link of the class `posterLink`. */
  title: ReactNode;
  /** What is said of the event in chips; when it is; what one can do. Their places stand where they are not known yet. */
  signs?: ReactNode;
  time?: ReactNode;
  actions?: ReactNode;
}

/** An event as a small poster: picture, title, when, where, and places for what depends on whoever looks at it. */
export function EventPoster({ event, first = false, title, signs, time, actions }: Props) {
  return (
    <article className={`${poster.poster} ${styles.card}`} data-category={event.category}>
      <img
        className={poster.picture}
        src={event.imageUrl}
        alt=""
        width={640}
        height={360}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
      <div className={`${poster.signs} ${styles.signs}`}>{signs}</div>
      <h3 className={`${poster.title} ${styles.title}`}>{title}</h3>
      <p className={poster.organization}>{event.organization}</p>
      <p className={poster.fact}>
        <Glyph name="calendar" />
        {time ?? <span className={styles.unknown} />}
      </p>
      <p className={poster.fact}>
        <Glyph name="place" />
        <span className={styles.place}>{placeOf(event)}</span>
      </p>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
