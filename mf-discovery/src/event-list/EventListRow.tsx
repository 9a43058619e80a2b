import { type EventCard, links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { CategoryChip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { LikeButton } from '../like/LikeButton';
import styles from './EventListRow.module.css';
import { formatShortEventTime } from './formatEventTime';
import { formatLocation } from './formatLocation';
import { StateChip } from './StateChip';

interface Props {
  event: EventCard;
  /** Whether the details pane shows this event; undefined without a details pane. */
  isSelected: boolean | undefined;
}

/** An event in the list: selects the event where a details pane exists, otherwise links to the event page. */
export const EventListRow = observer(function EventListRow({ event, isSelected }: Props) {
  const [params] = useSearchParams();
  const state = session.marks.registered.has(event.id) ? 'REGISTERED' : event.registrationState;
  const search = new URLSearchParams(params);
  search.set('event', event.id);
  return (
    <article className={styles.row} data-category={event.category} data-selected={isSelected}>
      <img className={styles.picture} src={event.imageUrl} alt="" width={112} height={63} loading="lazy" />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link
            to={isSelected === undefined ? links.event(event.id) : { search: search.toString() }}
            replace={isSelected !== undefined}
            className={styles.link}
            aria-current={isSelected || undefined}
          >
            {event.title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {formatShortEventTime(event)} · {formatLocation(event)}
        </p>
        <div className={styles.chips}>
          <CategoryChip category={event.category} />
          <StateChip eventId={event.id} state={state} registerStart={event.registerStart} />
        </div>
      </div>
      <div className={styles.like}>
        <LikeButton eventId={event.id} title={event.title} />
      </div>
    </article>
  );
});
