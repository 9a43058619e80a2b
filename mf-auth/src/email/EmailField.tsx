import type { FormStore } from '@marquee/shared-contracts/browser';
import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { typedEmail } from './typedEmail';

interface Props {
  /** A form that has at least this field. */
  form: Pick<FormStore<{ email: string }>, 'values' | 'errors' | 'set'>;
  /** `username` where a password manager is to fill in whose password it knows. */
  autoComplete: 'username' | 'email';
  hint?: string;
}

/** An e-mail address, kept while it is typed. */
export const EmailField = observer(function EmailField({ form, autoComplete, hint }: Props) {
  const type = (email: string) => {
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
      onChange={type}
    />
  );
});
