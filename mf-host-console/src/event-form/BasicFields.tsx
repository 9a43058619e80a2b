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
/** The types for new events; only an event that already has `other` may keep it (EV-13). */
const selectableTypes = CATEGORIES.filter((category) => category !== 'other');

const TypeField = observer(function TypeField({ draft: { form, set } }: { draft: EventDraft }) {
  const selected = form.values.opportunityType;
  const types: Category[] = selected === 'other' ? [...selectableTypes, 'other'] : selectableTypes;
  return (
    <SelectField
      label={fieldLabels.opportunityType}
      required
      error={form.errors.opportunityType}
      options={[CHOOSE_TYPE, ...types.map((type) => categoryNames[type].one)]}
      value={selected === '' ? CHOOSE_TYPE : categoryNames[selected].one}
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
          { value: 'public', label: 'Open publicly', hint: 'Everybody can find it in lists and search' },
          { value: 'private', label: 'Invite Only', hint: 'Accessible via link' },
        ]}
        onChange={(visibility) => set('visibility', visibility)}
      />
      <CheckboxField
        checked={form.values.showContactEmail}
        onChange={(isShown) => set('showContactEmail', isShown)}
      >
        Show my email address on the event page
      </CheckboxField>
    </>
  );
});

/** The meeting's address, beside the public website (EV-39). */
const JoinLinkField = observer(function JoinLinkField({ draft }: { draft: EventDraft }) {
  return (
    <TextField
      {...getFieldProps(draft, 'joinLink')}
      inputMode="url"
      autoComplete="off"
      hint="Optional. The address of a video call, for example. Only hosts and registered participants see it."
    />
  );
});

/** The fields of the first step, for creating and updating an event. */
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
          hint="Optional. If empty, people share the event page."
        />
        {form.values.eventMode === 'online' ? <JoinLinkField draft={draft} /> : null}
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
