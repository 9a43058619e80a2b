import type { RegistrationForm } from '@marquee/shared-contracts';

/** A valid registration form. */
export const sampleRegistrationForm: RegistrationForm = {
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'typed@example.org',
  phoneNumber: '9876543210',
  institute: 'Example College',
  type: 'College Student',
  course: 'B.Sc Physics',
  duration: '3 years',
  graduationYear: '2028',
};
