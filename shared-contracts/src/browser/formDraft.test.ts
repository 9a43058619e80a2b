import { formDraft } from './formDraft';

const initial = { firstName: 'Asha', anonymous: false };

beforeEach(() => formDraft.remove('profile'));

describe('a stored form', () => {
  it('merges the stored input into the initial values', () => {
    expect(formDraft.restore('profile', initial)).toEqual(initial);
    formDraft.save('profile', { firstName: 'Tara' });
    expect(formDraft.restore('profile', initial)).toEqual({ firstName: 'Tara', anonymous: false });
    expect(formDraft.restore('another', initial)).toEqual(initial);
  });

  it('ignores fields of another type and unknown fields', () => {
    formDraft.save('profile', { firstName: 7, anonymous: 'yes', coins: '500' });
    expect(formDraft.restore('profile', initial)).toEqual(initial);
  });

  it.each(['', 'null', '{', '"text"'])('ignores a stored value that is not a form: %j', (text) => {
    sessionStorage.setItem('marquee.profile', text);
    expect(formDraft.restore('profile', initial)).toEqual(initial);
  });
});
