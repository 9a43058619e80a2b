import * as auth from '../endpoints/auth';
import { signUpForm } from '../entities/signUpForm';
import { PASSWORD_MESSAGE } from './password';
import { findFieldErrors } from './Rule';
import { hostSignUpRules, participantSignUpRules, type SignUp } from './signUp';

type Row = [field: keyof SignUp, value: string, participant: string | undefined, host: string | undefined];

const NAME = 'Name should only contain alphabets and spaces.';
const HOST_NAME = 'Name must contain alphabets only, no spaces or special characters.';
const EMAIL = 'Please enter a valid email address.';
const HOST_EMAIL = 'Invalid email format.';
const MOBILE = 'Please enter a valid 10-digit mobile number.';
const HOST_MOBILE = 'Mobile number must be a 10-digit number.';
const WORDS = 'Organization must contain only alphabets and spaces.';

const rows: Row[] = [
  ['firstname', 'Asha', undefined, undefined],
  ['firstname', 'José', undefined, undefined],
  ['firstname', 'Jose\u0301', undefined, undefined],
  ['firstname', 'आशा', undefined, undefined],
  ['firstname', 'ஆஷா', undefined, undefined],
  ['firstname', ' Asha ', undefined, undefined],
  ['firstname', 'Asha Devi', undefined, HOST_NAME],
  ['firstname', '', NAME, 'Name is required.'],
  ['firstname', '   ', NAME, 'Name is required.'],
  ['firstname', 'Asha2', NAME, HOST_NAME],
  ['firstname', "O'Brien", NAME, HOST_NAME],
  ['firstname', 'a'.repeat(60), undefined, undefined],
  ['firstname', 'a'.repeat(61), NAME, HOST_NAME],
  ['lastname', '', undefined, undefined],
  ['lastname', 'ராமன்', undefined, undefined],
  ['lastname', 'Rao Iyer', undefined, HOST_NAME],
  ['lastname', 'Rao-Iyer', NAME, HOST_NAME],
  ['email', 'asha@demo.test', undefined, undefined],
  ['email', '  Asha@Demo.Test ', undefined, undefined],
  ['email', '', EMAIL, 'Email is required.'],
  ['email', 'asha', EMAIL, HOST_EMAIL],
  ['email', 'asha@demo', EMAIL, HOST_EMAIL],
  ['email', 'as ha@demo.test', EMAIL, HOST_EMAIL],
  ['mobile', '9876543210', undefined, undefined],
  ['mobile', ' 9876543210 ', undefined, undefined],
  ['mobile', '', MOBILE, 'Mobile number is required.'],
  ['mobile', '987654321', MOBILE, HOST_MOBILE],
  ['mobile', '98765432100', MOBILE, HOST_MOBILE],
  ['mobile', '98765 43210', undefined, undefined],
  ['mobile', '+91 98765-43210', undefined, undefined],
  ['mobile', '+1 98765 43210', MOBILE, HOST_MOBILE],
  ['mobile', '९८७६५४३२१०', MOBILE, HOST_MOBILE],
  ['password', 'Demo@1234', undefined, undefined],
  ['password', 'Demo#1234', undefined, undefined],
  ['password', 'Demo^1234', undefined, undefined],
  ['password', 'De mo@1234', undefined, undefined],
  ['password', '', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['password', 'Demo@12', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['password', 'Demo@123456789012', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['password', 'demo@1234', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['password', 'DEMO@1234', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['password', 'Demo@demo', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['password', 'Demo_1234', PASSWORD_MESSAGE, PASSWORD_MESSAGE],
  ['organization', '', undefined, 'Organization is required.'],
  ['organization', 'Lakeside College', undefined, undefined],
  ['organization', 'भारतीय विद्यालय', undefined, undefined],
  ['organization', 'College 21', undefined, WORDS],
  ['organization', 'a'.repeat(121), undefined, WORDS],
  ['designation', '', undefined, 'Designation is required.'],
  ['designation', 'Head of Events', undefined, undefined],
  ['designation', 'Head/Events', undefined, 'Designation must contain only alphabets and spaces.'],
];

const person: SignUp = {
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@demo.test',
  mobile: '9876543210',
  password: 'Demo@1234',
  organization: 'Lakeside College',
  designation: 'Lecturer',
};

/** The server's error for each field of a body. */
function findServerErrors(body: object): Record<string, string> {
  const { error } = auth.register.definition.body.safeParse(body);
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe.each(rows)('a sign-up whose %s is %j', (...[field, value, participant, host]: Row) => {
  const form = { ...person, [field]: value };

  it(`is ${participant ? 'refused' : 'fine'} for a participant, with the same words on screen and server`, () => {
    const expected = participant === undefined ? {} : { [field]: participant };
    expect(findFieldErrors<SignUp>(participantSignUpRules, form)).toEqual(expected);
    expect(findServerErrors({ ...form, role: 'user' })).toEqual(expected);
  });

  it(`is ${host ? 'refused' : 'fine'} for a host, with the same words on screen and server`, () => {
    const expected = host === undefined ? {} : { [field]: host };
    expect(findFieldErrors<SignUp>(hostSignUpRules, form)).toEqual(expected);
    expect(findServerErrors({ ...form, role: 'host' })).toEqual(expected);
  });
});

describe('a sign-up', () => {
  it('names every refused field at once', () => {
    const typed = signUpForm.parse({ ...person, role: 'user', mobile: ' +91 (987) 654-3210' });
    expect(typed.mobile).toBe('9876543210');
    const empty = { ...person, firstname: '', email: '', mobile: '', password: '' };
    expect(findServerErrors({ ...empty, role: 'user' })).toEqual({
      firstname: NAME,
      email: EMAIL,
      mobile: MOBILE,
      password: PASSWORD_MESSAGE,
    });
  });

  it.each(['admin', 'ADMIN', ''])('is for a user or a host, never for %j', (role) => {
    expect(findServerErrors({ ...person, role })).toEqual({ role: 'The role is user or host.' });
  });

  it('is refused when the agreement to the terms was withheld', () => {
    expect(findServerErrors({ ...person, role: 'user', termsAccepted: false })).toEqual({
      termsAccepted: 'Please agree to terms and conditions.',
    });
  });
});
