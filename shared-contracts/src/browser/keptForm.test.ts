import { keptForm } from './keptForm';

const initial = { firstName: 'Asha', anonymous: false };

beforeEach(() => keptForm.drop('profile'));

describe('a kept form', () => {
  it('is what was typed, over what stands there', () => {
    expect(keptForm.over('profile', initial)).toEqual(initial);
    keptForm.keep('profile', { firstName: 'Tara' });
    expect(keptForm.over('profile', initial)).toEqual({ firstName: 'Tara', anonymous: false });
    expect(keptForm.over('another', initial)).toEqual(initial);
  });

  it('takes nothing of another kind, nor what the form does not have', () => {
    keptForm.keep('profile', { firstName: 7, anonymous: 'yes', coins: '500' });
    expect(keptForm.over('profile', initial)).toEqual(initial);
  });

  it.each(['', 'null', '{', '"text"'])('does without what is no form: %j', (text) => {
    sessionStorage.setItem('marquee.profile', text);
    expect(keptForm.over('profile', initial)).toEqual(initial);
  });
});
