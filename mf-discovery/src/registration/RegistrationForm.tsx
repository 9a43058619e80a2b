import {
  links,
  type ParticipantEventDetails,
  REGISTRATION_TYPES,
  type RegistrationForm as FormValues,
  requiresCourse,
} from '@marquee/shared-contracts';
import { session, toasts } from '@marquee/shared-contracts/browser';
import { Button, Form, SelectField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NEW_REGISTRATION } from '../confirmation/NewRegistrationDialog';
import { AnswerFields } from './AnswerFields';
import type { RegistrationStore } from './RegistrationStore';

const getFieldProps = ({ form, set }: RegistrationStore, field: keyof FormValues) => ({
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

const SUBMIT_LABELS = {
  registration: 'Register',
  approval: 'Send request',
  waitlist: 'Join the waitlist',
} as const;

interface FieldsProps {
  store: RegistrationStore;
  onSubmit: () => void;
}

/** The form's fields in one column; college students get additional fields. */
const RegistrationFields = observer(function RegistrationFields({ store, onSubmit }: FieldsProps) {
  const { form } = store;
  const field = (name: keyof FormValues) => getFieldProps(store, name);
  return (
    <Form
      label="Registration"
      errors={store.refusal}
      onSubmit={store.isSubmitting ? () => undefined : onSubmit}
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
      <AnswerFields store={store.answers} />
      <Button isSubmit look="main" isWide isBusy={store.isSubmitting}>
        {SUBMIT_LABELS[store.purpose ?? 'registration']}
      </Button>
    </Form>
  );
});

interface Props {
  event: ParticipantEventDetails;
  store: RegistrationStore;
  /** The address of the event's page. */
  eventPage: string;
}

/** The new state of a person who asked for a seat or an approval; another tab may have been faster. */
function describeOutcome({ purpose, joining, asking }: RegistrationStore): string {
  const reply = purpose === 'approval' ? asking.result?.data : joining.result?.data;
  if (reply?.registered) return 'You are registered.';
  return reply?.wait ? 'You are on the waitlist.' : 'Your request was sent.';
}

/**
 * The registration form; a success replaces it by a team's invite or by the confirmation (RG-9), or by the event's page
 * with the place in the waitlist or the request (RG-19, RG-22).
 */
export const RegistrationForm = observer(function RegistrationForm({ event, store, eventPage }: Props) {
  const navigate = useNavigate();
  const inviteCode = useSearchParams()[0].get('invite');
  const onSubmit = async () => {
    const { purpose } = store;
    if (!(await store.submit())) return;
    if (purpose !== 'registration') {
      toasts.success(describeOutcome(store));
      return void navigate(eventPage, { replace: true });
    }
    // The confirmation says so itself.
    if (inviteCode) toasts.success(store.submitting.result?.message ?? '');
    // Back must not lead to the form of a registration that exists.
    await navigate(
      inviteCode ? links.teamInvite(event.id, inviteCode) : links.registrationConfirmation(event.id),
      { replace: true, state: NEW_REGISTRATION },
    );
    session.marks.markRegistered(event.id);
  };
  return <RegistrationFields store={store} onSubmit={() => void onSubmit()} />;
});
