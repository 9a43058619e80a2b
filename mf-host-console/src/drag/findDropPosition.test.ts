import { findDropPosition } from './findDropPosition';

/** Five rows of 50 pixels below each other, with the third scrolled to the window's top. */
const rows = Array.from({ length: 5 }, (_row, position) => ({
  top: (position - 2) * 50,
  bottom: (position - 1) * 50,
}));

describe('the position of a dragged row', () => {
  it.each([
    ['where it was, over itself', 25, 2, 2],
    ['the next, below the middle of the next row', 80, 2, 3],
    ['where it was, above that middle', 70, 2, 2],
    ['the last, below everything', 900, 0, 4],
    ['the first, above everything', -900, 4, 0],
    ['among rows that are scrolled out of sight', -60, 4, 1],
  ])('is %s', (_where, y, from, expected) => {
    expect(findDropPosition(y, rows, from)).toBe(expected);
  });
});
