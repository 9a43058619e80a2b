import { TextAreaField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { getFieldProps } from './getFieldProps';

interface Props {
  draft: EventDraft;
  /** Whether to ask for room names; existing events have a rooms screen. */
  hasRooms: boolean;
}

/** The venue of an on-site event and its rooms (RM-4). */
export const LocationFields = observer(function LocationFields({ draft, hasRooms }: Props) {
  if (draft.values.eventMode !== 'offline') return null;
  return (
    <fieldset className={styles.group}>
      <legend>Where</legend>
      <TextField {...getFieldProps(draft, 'venue')} hint="If empty, your organization is shown." />
      {hasRooms ? (
        <TextAreaField {...getFieldProps(draft, 'roomNames')} rows={4} hint="Optional. One name per line." />
      ) : null}
    </fieldset>
  );
});
