import type { NewPasswordForm } from '@marquee/shared-contracts';
import type { FormStore } from '@marquee/shared-contracts/browser';
import { PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';

/** The rules for a new password, shown before it is validated. */
export const PASSWORD_HINT =
  '8 to 16 characters, with an upper-case and a lower-case letter, a number and one of @$!%*?&#^';

interface Props {
  form: Pick<FormStore<NewPasswordForm>, 'values' | 'errors' | 'set'>;
}

export const NewPasswordFields = observer(function NewPasswordFields({ form }: Props) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        value={form.values.newPassword}
        error={form.errors.newPassword}
        onChange={(password) => form.set('newPassword', password)}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        value={form.values.confirmPassword}
        error={form.errors.confirmPassword}
        onChange={(password) => form.set('confirmPassword', password)}
      />
    </>
  );
});
