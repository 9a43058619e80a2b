import type { FormRules } from '../contract/index';
import { FormStore } from './FormStore';

interface Names {
  first: string;
  last: string;
}

const required: FormRules<Names> = {
  first: (value) => (value === '' ? 'First name is required.' : undefined),
  last: (value, { first }) => (value === first ? 'Names must differ.' : undefined),
};

const empty = { first: '', last: '' };

describe('a form', () => {
  it('names every refused field at once', () => {
    const form = new FormStore<Names>({ ...empty }, required);
    expect(form.validate()).toBe(false);
    expect(form.errors).toEqual({ first: 'First name is required.', last: 'Names must differ.' });
  });

  it('takes back the error of the field that is typed into, and no other', () => {
    const form = new FormStore<Names>({ ...empty }, required);
    form.validate();
    form.set('first', 'Asha');
    expect(form.values).toEqual({ first: 'Asha', last: '' });
    expect(form.errors).toEqual({ last: 'Names must differ.' });
  });

  it('passes when no rule refuses', () => {
    const form = new FormStore<Names>({ first: 'Asha', last: 'Rao' }, required);
    expect(form.validate()).toBe(true);
    expect(form.errors).toEqual({});
  });

  it('asks of a step only the fields of that step', () => {
    const form = new FormStore<Names>({ ...empty }, required);
    expect(form.validate(['last'])).toBe(false);
    expect(form.errors).toEqual({ last: 'Names must differ.' });
  });

  it('tells whether some fields stand without showing an error', () => {
    const form = new FormStore<Names>({ first: 'Asha', last: 'Asha' }, required);
    expect(form.isValid(['first'])).toBe(true);
    expect(form.isValid(['first', 'last'])).toBe(false);
    expect(form.errors).toEqual({});
  });

  it("shows the server's refusals beside the fields and keeps what was typed", () => {
    const form = new FormStore<Names>({ first: 'Asha', last: 'Rao' }, required);
    form.setErrors({ last: 'At most 60 characters, please.' });
    expect(form.errors).toEqual({ last: 'At most 60 characters, please.' });
    expect(form.values).toEqual({ first: 'Asha', last: 'Rao' });
  });

  it('leaves the values it began with alone', () => {
    const initial = { ...empty };
    new FormStore<Names>(initial, required).set('first', 'Asha');
    expect(initial.first).toBe('');
  });
});
