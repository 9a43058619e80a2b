import {
  CERTIFICATE_FIELDS,
  type CertificateDesign,
  type CertificateRecipients,
  type CertificateTemplate,
  WINNERS_MAX,
} from '@marquee/shared-contracts';
import {
  Button,
  CheckboxField,
  Form,
  RadioField,
  TextAreaField,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './Certificates.module.css';
import type { DesignStore } from './DesignStore';
import { PictureInput } from './PictureInput';
import { SignatureFields } from './SignatureFields';

const TEMPLATES: readonly { value: CertificateTemplate; label: string; hint: string }[] = [
  { value: 'classic', label: 'Classic', hint: 'A double frame, centred' },
  { value: 'modern', label: 'Modern', hint: 'A red edge, aligned to the left' },
  { value: 'festive', label: 'Festive', hint: 'A frame of light bulbs' },
];

const RECIPIENTS: readonly { value: CertificateRecipients; label: string }[] = [
  { value: 'all', label: 'Everybody who is registered' },
  { value: 'checked-in', label: 'People who are checked in' },
  { value: 'submitted', label: 'People who submitted the quiz' },
];

const FIELDS_HINT = `Fields: {${CERTIFICATE_FIELDS.join('}, {')}}. A line with a field that has no value is left out.`;

interface Props {
  store: DesignStore;
  onSaved: () => void;
}

/** The form of a design, with a preview as PDF. */
export const DesignForm = observer(function DesignForm({ store, onSaved }: Props) {
  const { form, saving, drawing } = store;
  const { values } = form;
  const save = async () => {
    if (await store.save()) onSaved();
  };
  return (
    <Form label="Design" errors={form.errors} onSubmit={() => void save()}>
      <Choices store={store} />
      <Texts store={store} fields={['title', 'text']} />
      <WinnerFields store={store} />
      <PictureInput
        label="Logo"
        value={values.logoUrl}
        error={form.errors.logoUrl}
        onChange={(address) => store.set('logoUrl', address)}
      />
      <SignatureFields store={store} />
      <div className={styles.buttons}>
        <Button isSubmit look="main" isBusy={saving.loading}>
          Save design
        </Button>
        <Button isBusy={drawing.loading} onClick={() => void store.preview('PARTICIPATION')}>
          Preview
        </Button>
        {values.winnersTo === 0 ? null : (
          <Button isBusy={drawing.loading} onClick={() => void store.preview('WINNER')}>
            Preview for winners
          </Button>
        )}
      </div>
    </Form>
  );
});

/** Template and recipients. */
const Choices = observer(function Choices({ store }: { store: DesignStore }) {
  const { values } = store.form;
  return (
    <>
      <RadioField
        label="Template"
        value={values.template}
        options={TEMPLATES}
        onChange={(template) => store.set('template', template)}
      />
      <RadioField
        label="Who gets a certificate"
        value={values.recipients}
        options={RECIPIENTS}
        onChange={(recipients) => store.set('recipients', recipients)}
      />
      <CheckboxField checked={values.issueAtEnd} onChange={(isChecked) => store.set('issueAtEnd', isChecked)}>
        Issue them when the event has ended
      </CheckboxField>
    </>
  );
});

const LABELS = {
  title: 'Title',
  text: 'Text',
  winnerTitle: 'Title for winners',
  winnerText: 'Text for winners',
};

interface TextsProps {
  store: DesignStore;
  fields: readonly [title: 'title' | 'winnerTitle', text: 'text' | 'winnerText'];
}

const Texts = observer(function Texts({ store, fields: [title, text] }: TextsProps) {
  const { values, errors } = store.form;
  const getProps = (name: keyof typeof LABELS & keyof CertificateDesign) => ({
    name,
    label: LABELS[name],
    value: values[name],
    error: errors[name],
    onChange: (value: string) => store.set(name, value),
  });
  return (
    <>
      <TextField maxLength={60} required {...getProps(title)} />
      <TextAreaField rows={4} required hint={FIELDS_HINT} {...getProps(text)} />
    </>
  );
});

const WinnerFields = observer(function WinnerFields({ store }: { store: DesignStore }) {
  const { values, errors } = store.form;
  return (
    <>
      <TextField
        label="Certificates for winners up to rank"
        hint="Of a quiz; 0 for none"
        name="winnersTo"
        type="number"
        inputMode="numeric"
        min={0}
        max={WINNERS_MAX}
        value={String(values.winnersTo)}
        error={errors.winnersTo}
        onChange={(value) => store.set('winnersTo', Math.trunc(Number(value)) || 0)}
      />
      {values.winnersTo === 0 ? null : <Texts store={store} fields={['winnerTitle', 'winnerText']} />}
    </>
  );
});
