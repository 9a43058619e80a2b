import { CheckboxField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import fields from './EventFields.module.css';
import { getFieldProps } from './getFieldProps';
import { QuestionsField } from './QuestionsField';

/** How people register for an event: approval, waitlist and own questions (RG-19, RG-22, RG-24). */
export const RegistrationFields = observer(function RegistrationFields({ draft }: { draft: EventDraft }) {
  const { approval, waitlist } = draft.values;
  return (
    <fieldset className={fields.group}>
      <legend>Registration</legend>
      <CheckboxField checked={approval} onChange={(isOn) => draft.set('approval', isOn)}>
        Approve each registration: people send a request, and we tell them your answer
      </CheckboxField>
      <CheckboxField checked={waitlist} onChange={(isOn) => draft.set('waitlist', isOn)}>
        Let people wait for a seat when the event is full
      </CheckboxField>
      {waitlist ? (
        <TextField
          inputMode="numeric"
          maxLength={7}
          {...getFieldProps(draft, 'confirmationHours')}
          hint="0 registers the next person at once. With 1 to 72 we reserve the seat until they confirm it."
        />
      ) : null}
      <QuestionsField draft={draft} />
    </fieldset>
  );
});
