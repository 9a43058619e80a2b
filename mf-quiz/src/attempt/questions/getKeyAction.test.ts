import { getKeyAction } from './getKeyAction';
import { parsePage } from './parsePage';

const plain = { isModified: false, isOnControl: false };

describe('a key while a question with four options is shown', () => {
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
  ])('%s', (key, meaning) => {
    expect(getKeyAction({ key, ...plain }, 4)).toEqual(meaning);
  });

  it('belongs to the browser together with Ctrl, and Enter to a button in focus', () => {
    expect(getKeyAction({ key: 'a', ...plain, isModified: true }, 4)).toBeUndefined();
    expect(getKeyAction({ key: 'Enter', ...plain, isOnControl: true }, 4)).toBeUndefined();
  });
});

describe('the page in the address, of five', () => {
  it.each([
    [null, undefined],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['99', 5],
    ['2.7', 2],
    ['many', 1],
    ['', 1],
  ])('%s means %s', (text, page) => {
    expect(parsePage(text, 5)).toBe(page);
  });
});
