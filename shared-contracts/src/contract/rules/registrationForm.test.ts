import { registrationForm } from '../entities/registration';
import { type RegistrationForm, registrationRules } from './registrationForm';
import { findFieldErrors } from './Rule';

const filled: RegistrationForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@demo.test',
  phoneNumber: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  course: '',
  duration: '',
  graduationYear: '',
};
const NAME = 'Name should only contain alphabets and spaces.';
const latest = new Date().getFullYear() + 10;

const cases: [given: Partial<RegistrationForm>, refused: Partial<RegistrationForm>][] = [
  [{}, {}],
  [{ lastName: '' }, {}],
  [{ firstName: ' Zoë  Mary ', lastName: 'देवी' }, {}],
  [{ firstName: '' }, { firstName: 'First name is required.' }],
  [
    { firstName: 'Asha 2', lastName: "O'Neil" },
    { firstName: NAME, lastName: NAME },
  ],
  [{ lastName: 'a'.repeat(61) }, { lastName: NAME }],
  [{ phoneNumber: '' }, { phoneNumber: 'Phone number is required.' }],
  [{ phoneNumber: '12345' }, { phoneNumber: 'Please enter a valid 10-digit mobile number.' }],
  [{ institute: '' }, { institute: 'Institute is required.' }],
  [{ institute: 'X' }, { institute: 'Institute must have 2 to 150 characters.' }],
  [{ type: '' }, {}],
  [{ type: 'Pirate' }, { type: 'Please choose one of the types.' }],
  [{ course: 'x'.repeat(101) }, { course: 'Course may have at most 100 characters.' }],
  [{ duration: 'x'.repeat(51) }, { duration: 'Duration may have at most 50 characters.' }],
  [{ graduationYear: String(latest) }, {}],
  [{ graduationYear: '1949' }, { graduationYear: `Graduation year must be between 1950 and ${latest}.` }],
];

describe.each(cases)('a registration with %j', (given, refused) => {
  const form = { ...filled, ...given };

  it('is answered with the same words on screen and server', () => {
    expect(findFieldErrors(registrationRules, form)).toEqual(refused);
    const issues = registrationForm.safeParse(form).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(refused);
  });
});

it('needs no last name at all on the wire (AU-17)', () => {
  const { lastName: _none, ...rest } = filled;
  expect(registrationForm.parse(rest).lastName).toBe('');
});
