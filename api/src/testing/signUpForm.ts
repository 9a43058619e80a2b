import type { auth, CallInput } from '@marquee/shared-contracts';

type Form = CallInput<typeof auth.register>['body'];

/** A participant's valid sign-up form; `given` replaces fields. */
export const createParticipantForm = (given: Partial<Form> = {}): Form => ({
  firstname: 'Priya',
  lastname: 'Nair',
  email: 'priya@example.org',
  mobile: '9876543210',
  password: 'Right@123',
  organization: null,
  designation: null,
  role: 'user',
  ...given,
});

/** A host's valid sign-up form; `given` replaces fields. */
export const createHostForm = (given: Partial<Form> = {}): Form => ({
  ...createParticipantForm(),
  firstname: 'Hana',
  lastname: 'Rao',
  email: 'hana@example.org',
  organization: 'Example College',
  designation: 'Dean',
  role: 'host',
  ...given,
});
