import { findChosenOption } from './findChosenOption';

const rivers = ['Sabarmati', 'Narmada', 'Tapi', 'Mahi'];

describe('the chosen option', () => {
  it.each([
    ['its text', 'Tapi', 2],
    ['its text with spaces around', '  Tapi ', 2],
    ['its letter', 'C', 2],
    ['its letter in lower case', 'd', 3],
    ['its place from 0', 0, 0],
    ['the last place', 3, 3],
    ['a place beyond', 4, undefined],
    ['a place before', -1, undefined],
    ['a part of a place', 1.5, undefined],
    ['a letter beyond', 'E', undefined],
    ['a text in another case', 'tapi', undefined],
    ['digits as text', '1', undefined],
    ['nothing', '', undefined],
  ])('by %s', (_by, given, place) => {
    expect(findChosenOption(rivers, given)).toBe(place);
  });

  it('is meant by its text where the text is a letter', () => {
    expect(findChosenOption(['B', 'A', 'D', 'C'], 'A')).toBe(1);
    expect(findChosenOption(['12', '7', '3', '0'], '3')).toBe(2);
  });
});
