import { TextAreaField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { getFieldProps } from './getFieldProps';

interface Props {
  draft: EventDraft;
  /** Whether rooms are named here too; of an event that stands they have a screen of their own. */
  withRooms: boolean;
}

/** Where: only of an event at a place (RM-4). */
export const LocationFields = observer(function LocationFields({ draft, withRooms }: Props) {
  if (draft.values.eventMode !== 'offline') return null;
  return (
    <fieldset className={styles.group}>
      <legend>Where</legend>
      <TextField
        {...getFieldProps(draft, 'venue')}
        hint="Without one, the organization stands in its place."
      />
      {withRooms ? (
        <TextAreaField
          {...getFieldProps(draft, 'roomNames')}
          rows={4}
          hint="Optional. One name a line; blank lines are left out."
        />
      ) : null}
    </fieldset>
  );
});
