import { findHostProfileErrors } from './hostProfile';

const ONLY = "Organization must contain only letters, numbers, spaces and . , ' & ( ) -";

describe('a changed host profile', () => {
  test.each([
    ["St. Brendan's College 2", undefined],
    ['Jean-Pierre’s & Sons (Pune), Ltd.', undefined],
    ['प्रश्न विद्यालय 7', undefined],
    ['3M', undefined],
    ['x'.repeat(120), undefined],
    ['  ', 'Organization is required.'],
    ['x'.repeat(121), 'Organization may have at most 120 characters.'],
    ['College <b>', ONLY],
    ['College\u202E', ONLY],
    ["-.'", ONLY],
  ])('judges the organization %j (HO-9)', (organization, error) => {
    expect(findHostProfileErrors({ organization }).organization).toBe(error);
  });

  test('keeps the designation to the rule of the sign-up', () => {
    expect(findHostProfileErrors({ designation: 'Dean 2' })).toEqual({
      designation: 'Designation must contain only alphabets and spaces.',
    });
  });
});
