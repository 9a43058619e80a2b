import { type Category, CATEGORIES } from '@marquee/shared-contracts';
import {
  categoryNames,
  CheckboxField,
  modeNames,
  RadioField,
  SelectField,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { AboutField } from './AboutField';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { fieldLabels } from './EventValues';
import { getFieldProps } from './getFieldProps';
import { PictureField } from './PictureField';

const CHOOSE_TYPE = 'Choose a type';
/** The four types; `other` is offered only if the event already has it (EV-13). */
const offeredTypes = CATEGORIES.filter((category) => category !== 'other');

const TypeField = observer(function TypeField({ draft: { form, set } }: { draft: EventDraft }) {
  const chosen = form.values.opportunityType;
  const types: Category[] = chosen === 'other' ? [...offeredTypes, 'other'] : offeredTypes;
  return (
    <SelectField
      label={fieldLabels.opportunityType}
      required
      error={form.errors.opportunityType}
      options={[CHOOSE_TYPE, ...types.map((type) => categoryNames[type].one)]}
      value={chosen === '' ? CHOOSE_TYPE : categoryNames[chosen].one}
      onChange={(name) =>
        set('opportunityType', types.find((type) => categoryNames[type].one === name) ?? '')
      }
    />
  );
});

const VisibilityFields = observer(function VisibilityFields({ draft: { form, set } }: { draft: EventDraft }) {
  return (
    <>
      <RadioField
        label={fieldLabels.visibility}
        value={form.values.visibility}
        options={[
          { value: 'public', label: 'Open publicly', hint: 'In lists and search, for everybody' },
          { value: 'private', label: 'Invite Only', hint: 'Accessible via link' },
        ]}
        onChange={(visibility) => set('visibility', visibility)}
      />
      <CheckboxField
        checked={form.values.showContactEmail}
        onChange={(shown) => set('showContactEmail', shown)}
      >
        Show my e-mail address on the event page
      </CheckboxField>
    </>
  );
});

/** The basic fields: the first step of creating and updating an event. */
export const BasicFields = observer(function BasicFields({ draft }: { draft: EventDraft }) {
  const { form, set, picture } = draft;
  return (
    <>
      <TypeField draft={draft} />
      <TextField {...getFieldProps(draft, 'opportunityTitle')} required />
      <TextField {...getFieldProps(draft, 'organization')} required autoComplete="organization" />
      <RadioField
        label={fieldLabels.eventMode}
        value={form.values.eventMode === '' ? null : form.values.eventMode}
        options={[
          { value: 'online', label: modeNames.online },
          { value: 'offline', label: modeNames.offline },
        ]}
        onChange={(mode) => set('eventMode', mode)}
      />
      <AboutField draft={draft} />
      <div className={styles.group}>
        <TextField
          {...getFieldProps(draft, 'website')}
          type="url"
          inputMode="url"
          hint="Optional. Without one, the event’s own page is the address to share."
        />
        <TextField {...getFieldProps(draft, 'festival')} hint="Optional. Shown as “Part of …”." />
        <VisibilityFields draft={draft} />
        <PictureField
          picture={picture}
          value={form.values.imageUrl}
          error={form.errors.imageUrl}
          onChange={(address) => set('imageUrl', address)}
        />
      </div>
    </>
  );
});
