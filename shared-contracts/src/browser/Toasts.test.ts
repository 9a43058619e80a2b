import { Toasts } from './Toasts';

const getTexts = ({ list }: Toasts) => list.map((toast) => toast.text);

describe('toasts', () => {
  it('keep their order and kind', () => {
    const toasts = new Toasts();
    toasts.success('Registration successful');
    toasts.error('Event full');
    toasts.info('Welcome');
    expect(toasts.list.map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'Registration successful'],
      ['error', 'Event full'],
      ['plain', 'Welcome'],
    ]);
  });

  it('are at most three: the oldest gives way', () => {
    const toasts = new Toasts();
    ['one', 'two', 'three', 'four'].forEach(toasts.info);
    expect(getTexts(toasts)).toEqual(['two', 'three', 'four']);
  });

  it('do not repeat a visible text, but may show it again later', () => {
    const toasts = new Toasts();
    toasts.error('Event full');
    toasts.error('Event full');
    expect(getTexts(toasts)).toEqual(['Event full']);
    toasts.dismiss(toasts.list[0]?.id ?? 0);
    expect(getTexts(toasts)).toEqual([]);
    toasts.error('Event full');
    expect(getTexts(toasts)).toEqual(['Event full']);
  });

  it('go one by one', () => {
    const toasts = new Toasts();
    ['one', 'two'].forEach(toasts.info);
    toasts.dismiss(toasts.list[0]?.id ?? 0);
    expect(getTexts(toasts)).toEqual(['two']);
  });
});
