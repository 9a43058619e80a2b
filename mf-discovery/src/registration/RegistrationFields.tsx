import { requiresCourse, REGISTRATION_TYPES, type RegistrationForm } from '@marquee/shared-contracts';
import { Button, Form, SelectField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { RegistrationStore } from './RegistrationStore';

interface Props {
  store: RegistrationStore;
  onSubmit: () => void;
}

const getFieldProps = ({ form, set }: RegistrationStore, field: keyof RegistrationForm) => ({
  name: field,
  value: form.values[field],
  error: form.errors[field],
  onChange: (value: string) => set(field, value),
});

const StudentFields = observer(function StudentFields({ store }: { store: RegistrationStore }) {
  return (
    <>
      <TextField label="Course" hint="Optional" {...getFieldProps(store, 'course')} />
      <TextField label="Duration" hint="Optional, such as 4 years" {...getFieldProps(store, 'duration')} />
      <TextField
        label="Graduation year"
        hint="Optional"
        inputMode="numeric"
        maxLength={4}
        {...getFieldProps(store, 'graduationYear')}
      />
    </>
  );
});

/** The form's fields in one column; college students get additional fields. */
export const RegistrationFields = observer(function RegistrationFields({ store, onSubmit }: Props) {
  const { form, submitting } = store;
  const field = (name: keyof RegistrationForm) => getFieldProps(store, name);
  return (
    <Form
      label="Registration"
      errors={form.errors}
      onSubmit={submitting.loading ? () => undefined : onSubmit}
    >
      <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
      <TextField label="Last name" hint="Optional" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Email" type="email" readOnly hint="The address of your account" {...field('email')} />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...field('phoneNumber')}
      />
      <TextField label="Institute" autoComplete="organization" required {...field('institute')} />
      <SelectField label="Type" options={REGISTRATION_TYPES} {...field('type')} />
      {requiresCourse(form.values.type) ? <StudentFields store={store} /> : null}
      <Button submit look="main" wide busy={submitting.loading}>
        Register
      </Button>
    </Form>
  );
});
