import type { FormStore } from '@marquee/shared-contracts/browser';
import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { typedEmail } from './typedEmail';

interface Props {
  form: Pick<FormStore<{ email: string }>, 'values' | 'errors' | 'set'>;
  /** `username` lets password managers fill in a stored account; `email` is for sign-ups. */
  autoComplete: 'username' | 'email';
  hint?: string;
}

/** An email field that stores its text, so that the other forms start with the same address. */
export const EmailField = observer(function EmailField({ form, autoComplete, hint }: Props) {
  const handleChange = (email: string) => {
    form.set('email', email);
    typedEmail.save(email);
  };
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete={autoComplete}
      hint={hint}
      value={form.values.email}
      error={form.errors.email}
      onChange={handleChange}
    />
  );
});
