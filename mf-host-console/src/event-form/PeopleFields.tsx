import { CheckboxField, RadioField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { fieldLabels } from './EventValues';
import { getFieldProps } from './getFieldProps';

const numberProps = { inputMode: 'numeric', maxLength: 7 } as const;

/** Eligibility, capacity, approval and waitlist of an event; only team events have team sizes (EV-6, EV-17, RG-19, RG-22). */
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
      <CheckboxField checked={draft.values.approval} onChange={(isOn) => draft.set('approval', isOn)}>
        Approve each registration: people send a request, and we tell them your answer
      </CheckboxField>
      <WaitlistFields draft={draft} />
    </fieldset>
  );
});

const WaitlistFields = observer(function WaitlistFields({ draft }: { draft: EventDraft }) {
  const { waitlist } = draft.values;
  return (
    <>
      <CheckboxField checked={waitlist} onChange={(isOn) => draft.set('waitlist', isOn)}>
        Let people wait for a seat when the event is full
      </CheckboxField>
      {waitlist ? (
        <TextField
          {...numberProps}
          {...getFieldProps(draft, 'confirmationHours')}
          hint="0 registers the next person at once. With 1 to 72 we reserve the seat until they confirm it."
        />
      ) : null}
    </>
  );
});
