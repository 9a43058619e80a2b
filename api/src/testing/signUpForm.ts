import type { auth, CallInput } from '@marquee/shared-contracts';

type Form = CallInput<typeof auth.register>['body'];

/** A participant's valid sign-up form; `given` replaces fields. */
export const createParticipantForm = (overrides: Partial<Form> = {}): Form => ({
  firstname: 'Priya',
  lastname: 'Nair',
  email: 'priya@example.org',
  mobile: '9876543210',
  password: 'Right@123',
  organization: null,
  designation: null,
  role: 'user',
  ...overrides,
});

/** A host's valid sign-up form; `given` replaces fields. */
export const createHostForm = (overrides: Partial<Form> = {}): Form => ({
  ...createParticipantForm(),
  firstname: 'Hana',
  lastname: 'Rao',
  email: 'hana@example.org',
  organization: 'Example College',
  designation: 'Dean',
  role: 'host',
  ...overrides,
});
