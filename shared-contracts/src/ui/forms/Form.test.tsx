import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { FormStore, unsavedWork } from '../../browser/index';
import { Button } from '../actions/Button';
import { Form } from './Form';
import { TextField } from './TextField';

interface Names {
  first: string;
  last: string;
}

const requireText = (label: string) => (value: string) =>
  value === '' ? `${label} is required.` : undefined;

const NamesForm = observer(function NamesForm({ form }: { form: FormStore<Names> }) {
  return (
    <Form label="Names" errors={form.errors} onSubmit={() => form.validate()}>
      <TextField
        label="First name"
        value={form.values.first}
        error={form.errors.first}
        onChange={(value) => form.set('first', value)}
      />
      <TextField
        label="Last name"
        value={form.values.last}
        error={form.errors.last}
        onChange={(value) => form.set('last', value)}
      />
      <Button isSubmit>Continue</Button>
    </Form>
  );
});

function show(first = '') {
  const form = new FormStore<Names>(
    { first, last: '' },
    { first: requireText('First name'), last: requireText('Last name') },
  );
  render(<NamesForm form={form} />);
  return { form, user: userEvent.setup() };
}

const press = () => screen.getByRole('button', { name: 'Continue' });

describe('a form', () => {
  it('shows every error beside its field and focuses the first', async () => {
    const { user } = show();
    await user.click(press());
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required.');
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required.');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('focuses it again when submitted unchanged', async () => {
    const { user } = show('Asha');
    await user.click(press());
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    await user.click(press());
    expect(screen.getByLabelText('Last name')).toHaveFocus();
  });

  it('leaves the person where they type, though another field is still refused', async () => {
    const { user } = show();
    await user.click(press());
    await user.type(screen.getByLabelText('First name'), 'Asha');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByLabelText('First name')).toBeValid();
    expect(screen.getByLabelText('Last name')).toBeInvalid();
  });

  it('is sent by Enter', async () => {
    const { form, user } = show();
    await user.type(screen.getByLabelText('Last name'), 'Rao{Enter}');
    expect(form.errors).toEqual({ first: 'First name is required.' });
  });
});

test('registers unsaved work from the first letter until it unmounts', async () => {
  const form = new FormStore<Names>(
    { first: '', last: '' },
    { first: () => undefined, last: () => undefined },
  );
  const { unmount } = render(<NamesForm form={form} />);
  expect(unsavedWork.hasUnsavedWork).toBe(false);
  await userEvent.type(screen.getByLabelText('First name'), 'A');
  expect(unsavedWork.hasUnsavedWork).toBe(true);
  unmount();
  expect(unsavedWork.hasUnsavedWork).toBe(false);
});
