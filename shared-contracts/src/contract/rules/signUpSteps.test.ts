import { findFieldErrors } from './Rule';
import { hostStepRules, participantStepRules, type SignUpSteps } from './signUpSteps';

const person: SignUpSteps = {
  name: 'Asha Rao',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@demo.test',
  mobile: '9876543210',
  password: 'Demo@1234',
  confirmPassword: 'Demo@1234',
  organization: 'Lakeside College',
  designation: 'Lecturer',
  termsAccepted: true,
};

describe("the screens' own rules of a sign-up", () => {
  it.each(['Asha', 'Asha Rao', '  Asha   Devi Rao ', 'आशा राव', 'Zoë Çelik'])('take the name %j', (name) => {
    expect(findFieldErrors(participantStepRules, { ...person, name })).toEqual({});
  });

  it.each(['', '  ', 'Asha R4o', 'A.P.J. Kalam', `Asha ${'a'.repeat(61)}`])('refuse the name %j', (name) => {
    expect(findFieldErrors(participantStepRules, { ...person, name })).toEqual({
      name: 'Name should only contain alphabets and spaces.',
    });
  });

  it('have each flow its own words for two passwords that differ', () => {
    const form = { ...person, confirmPassword: 'Demo@1235' };
    expect(findFieldErrors(participantStepRules, form)).toEqual({
      confirmPassword: 'Passwords do not match',
    });
    expect(findFieldErrors(hostStepRules, form)).toEqual({ confirmPassword: 'Passwords do not match.' });
  });

  it('have each flow its own words for a missing agreement', () => {
    const form = { ...person, termsAccepted: false };
    expect(findFieldErrors(participantStepRules, form)).toEqual({
      termsAccepted: 'Please agree to terms and conditions.',
    });
    expect(findFieldErrors(hostStepRules, form)).toEqual({
      termsAccepted: 'Please accept the terms and conditions.',
    });
  });
});
