import { formatDateTime } from '@marquee/shared-contracts';
import { poster } from '@marquee/shared-contracts/posters';
import { CategoryChip, Chip, Glyph, modeNames } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { DEFAULT_IMAGE, eventFormOf } from './eventAdapter';
import type { EventDraft } from './EventDraft';
import styles from './PosterPreview.module.css';

/** The event as its card will look, with what is typed so far. */
export const PosterPreview = observer(function PosterPreview({ draft }: { draft: EventDraft }) {
  const { values, picture } = draft;
  const form = eventFormOf(values);
  const category = values.opportunityType === '' ? 'other' : values.opportunityType;
  const place = form.venue === '' ? form.location : form.venue;
  const image = values.imageUrl === '' ? DEFAULT_IMAGE : values.imageUrl;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h2 className={styles.heading}>How it will look</h2>
      <div className={poster.poster} data-category={category}>
        <img className={poster.picture} src={picture.preview ?? image} alt="" width={640} height={360} />
        <p className={poster.signs}>
          <CategoryChip category={category} />
          {values.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
        </p>
        <p className={`${poster.title} ${styles.title}`}>
          {form.title === '' ? 'Title of the event' : form.title}
        </p>
        <p className={poster.organization}>{form.location === '' ? 'Organization' : form.location}</p>
        <p className={`${poster.fact} ${styles.fact}`}>
          <Glyph name="calendar" />
          {form.startTime === '' ? 'Date and time' : formatDateTime(form.startTime, form.timezone)}
        </p>
        <p className={`${poster.fact} ${styles.fact}`}>
          <Glyph name="place" />
          {values.eventMode === 'online' || place === '' ? modeNames[values.eventMode || 'online'] : place}
        </p>
      </div>
    </section>
  );
});
