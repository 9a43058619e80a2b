import { formDraft } from './formDraft';

const initial = { firstName: 'Asha', anonymous: false };

beforeEach(() => formDraft.remove('profile'));

describe('a kept form', () => {
  it('is what was typed, over what stands there', () => {
    expect(formDraft.restore('profile', initial)).toEqual(initial);
    formDraft.save('profile', { firstName: 'Tara' });
    expect(formDraft.restore('profile', initial)).toEqual({ firstName: 'Tara', anonymous: false });
    expect(formDraft.restore('another', initial)).toEqual(initial);
  });

  it('takes nothing of another kind, nor what the form does not have', () => {
    formDraft.save('profile', { firstName: 7, anonymous: 'yes', coins: '500' });
    expect(formDraft.restore('profile', initial)).toEqual(initial);
  });

  it.each(['', 'null', '{', '"text"'])('does without what is no form: %j', (text) => {
    sessionStorage.setItem('marquee.profile', text);
    expect(formDraft.restore('profile', initial)).toEqual(initial);
  });
});
