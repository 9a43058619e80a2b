import { RadioField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { fieldLabels } from './EventValues';
import { getFieldProps } from './getFieldProps';

const numberProps = { inputMode: 'numeric', maxLength: 7 } as const;

/** Eligibility and capacity of an event; only team events have team sizes (EV-6, EV-17). */
export const PeopleFields = observer(function PeopleFields({ draft }: { draft: EventDraft }) {
  const { participationType } = draft.values;
  return (
    <fieldset className={styles.group}>
      <legend>Who</legend>
      <RadioField
        label={fieldLabels.participationType}
        value={participationType}
        options={[
          { value: 'Individual', label: 'Individual', hint: 'Everybody takes part alone' },
          { value: 'Team', label: 'Team', hint: 'People form teams after they register' },
        ]}
        onChange={(type) => draft.set('participationType', type)}
      />
      {participationType === 'Team' ? (
        <div className={styles.pair}>
          <TextField {...numberProps} {...getFieldProps(draft, 'minTeamSize')} />
          <TextField {...numberProps} {...getFieldProps(draft, 'maxTeamSize')} />
        </div>
      ) : null}
      <div className={styles.pair}>
        <TextField
          {...numberProps}
          {...getFieldProps(draft, 'capacityMax')}
          hint="Leave empty for no limit"
        />
        <TextField
          {...numberProps}
          {...getFieldProps(draft, 'capacityMin')}
          hint="We notify you if fewer people register"
        />
      </div>
    </fieldset>
  );
});
