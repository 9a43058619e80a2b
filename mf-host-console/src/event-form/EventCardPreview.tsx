import { formatDateTime } from '@marquee/shared-contracts';
import { eventCardStyles } from '@marquee/shared-contracts/widgets/event-card';
import { CategoryChip, Chip, Glyph, modeNames } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { DEFAULT_IMAGE, toEventForm } from './eventAdapter';
import type { EventDraft } from './EventDraft';
import styles from './EventCardPreview.module.css';

/** Live preview of the event's card. */
export const EventCardPreview = observer(function EventCardPreview({ draft }: { draft: EventDraft }) {
  const { values, picture } = draft;
  const form = toEventForm(values);
  const category = values.opportunityType === '' ? 'other' : values.opportunityType;
  const venue = form.venue === '' ? form.location : form.venue;
  const image = values.imageUrl === '' ? DEFAULT_IMAGE : values.imageUrl;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h2 className={styles.heading}>How it will look</h2>
      <div className={eventCardStyles.card} data-category={category}>
        <img
          className={eventCardStyles.picture}
          src={picture.preview ?? image}
          alt=""
          width={640}
          height={360}
        />
        <p className={eventCardStyles.chips}>
          <CategoryChip category={category} />
          {values.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
        </p>
        <p className={`${eventCardStyles.title} ${styles.title}`}>
          {form.title === '' ? 'Title of the event' : form.title}
        </p>
        <p className={eventCardStyles.organization}>
          {form.location === '' ? 'Organization' : form.location}
        </p>
        <p className={`${eventCardStyles.fact} ${styles.fact}`}>
          <Glyph name="calendar" />
          {form.startTime === '' ? 'Date and time' : formatDateTime(form.startTime, form.timezone)}
        </p>
        <p className={`${eventCardStyles.fact} ${styles.fact}`}>
          <Glyph name="place" />
          {values.eventMode === 'online' || venue === '' ? modeNames[values.eventMode || 'online'] : venue}
        </p>
      </div>
    </section>
  );
});
