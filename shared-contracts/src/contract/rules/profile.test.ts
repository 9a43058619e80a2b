import { AVATARS, findProfileErrors } from './profile';

describe('a changed profile', () => {
  it('is judged by what was given alone', () => {
    expect(findProfileErrors({})).toEqual({});
    expect(findProfileErrors({ mobile: '9876543210' })).toEqual({});
  });

  it('takes six pictures, none, and no other', () => {
    expect(AVATARS).toHaveLength(6);
    for (const imageUrl of [...AVATARS, '']) expect(findProfileErrors({ imageUrl })).toEqual({});
    for (const imageUrl of ['/images/avatars/7.svg', 'https://example.org/me.png', 'javascript:alert(1)'])
      expect(findProfileErrors({ imageUrl })).toEqual({ imageUrl: 'Please choose one of the pictures.' });
  });

  it('keeps to the rules of the sign-up, with an optional last name', () => {
    expect(findProfileErrors({ firstName: '', lastName: '', mobile: '12' })).toEqual({
      firstName: 'Name should only contain alphabets and spaces.',
      mobile: 'Please enter a valid 10-digit mobile number.',
    });
    expect(findProfileErrors({ lastName: 'R2' })).toEqual({
      lastName: 'Name should only contain alphabets and spaces.',
    });
  });
});
