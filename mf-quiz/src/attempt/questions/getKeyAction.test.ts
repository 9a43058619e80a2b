import { getKeyAction } from './getKeyAction';
import { parsePage } from './parsePage';

const plain = { isModified: false, isOnControl: false };

describe('getKeyAction with four options', () => {
  it.each([
    ['a', { kind: 'choose', position: 0 }],
    ['D', { kind: 'choose', position: 3 }],
    ['e', undefined],
    ['ArrowLeft', { kind: 'previous' }],
    ['ArrowRight', { kind: 'next' }],
    ['Enter', { kind: 'next' }],
    ['ArrowDown', undefined],
    ['Tab', undefined],
    ['1', undefined],
  ])('maps the key %s', (key, action) => {
    expect(getKeyAction({ key, ...plain }, 4)).toEqual(action);
  });

  it('leaves browser shortcuts, and Enter on a focused button, to the browser', () => {
    expect(getKeyAction({ key: 'a', ...plain, isModified: true }, 4)).toBeUndefined();
    expect(getKeyAction({ key: 'Enter', ...plain, isOnControl: true }, 4)).toBeUndefined();
  });
});

describe('parsePage with five questions', () => {
  it.each([
    [null, undefined],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['99', 5],
    ['2.7', 2],
    ['many', 1],
    ['', 1],
  ])('parses %s as %s', (text, page) => {
    expect(parsePage(text, 5)).toBe(page);
  });
});
