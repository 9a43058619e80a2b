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
  it('reports every invalid field', () => {
    const form = new FormStore<Names>({ ...empty }, required);
    expect(form.validate()).toBe(false);
    expect(form.errors).toEqual({ first: 'First name is required.', last: 'Names must differ.' });
  });

  it('clears the error of a changed field only', () => {
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

  it('validates only the fields of a step', () => {
    const form = new FormStore<Names>({ ...empty }, required);
    expect(form.validate(['last'])).toBe(false);
    expect(form.errors).toEqual({ last: 'Names must differ.' });
  });

  it('validates by other rules, such as those of a draft', () => {
    const form = new FormStore<Names>({ ...empty }, required);
    expect(form.validate(undefined, { last: () => 'Last name is required.' })).toBe(false);
    expect(form.errors).toEqual({ last: 'Last name is required.' });
    expect(form.validate(undefined, {})).toBe(true);
  });

  it('checks fields without showing errors', () => {
    const form = new FormStore<Names>({ first: 'Asha', last: 'Asha' }, required);
    expect(form.isValid(['first'])).toBe(true);
    expect(form.isValid(['first', 'last'])).toBe(false);
    expect(form.errors).toEqual({});
  });

  it("shows the server's errors beside the fields and keeps the input", () => {
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
