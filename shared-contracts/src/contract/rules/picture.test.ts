import { PICTURE_MAX_BYTES, findPictureError } from './picture';

const NOT_AN_IMAGE = 'Please choose a JPEG, PNG or WebP picture.';
const TOO_LARGE = 'A picture may have at most 5 MB and 6000 pixels a side.';

describe.each([
  ['image/png', 1, undefined],
  ['image/jpeg', PICTURE_MAX_BYTES, undefined],
  ['image/webp', PICTURE_MAX_BYTES + 1, TOO_LARGE],
  ['image/svg+xml', 1, NOT_AN_IMAGE],
  ['image/gif', PICTURE_MAX_BYTES + 1, NOT_AN_IMAGE],
  ['', 1, undefined],
])('a file of type %j and %d bytes', (type, size, problem) => {
  it(`is refused with ${problem}`, () => {
    expect(findPictureError({ type, size })).toBe(problem);
  });
});
