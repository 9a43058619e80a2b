import type { Account, Role } from '@marquee/shared-contracts';
import { Button, Dialog, Form, FormFailure, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { UsernameField } from '../password/UsernameField';
import type { DeletionStore } from './DeletionStore';

const consequences: Record<Role, string> = {
  USER: 'Your name, email, phone number and everything else about you are removed for good, and your upcoming registrations are cancelled. Past results stay without your name.',
  HOST: 'Your name, email, phone number and everything else about you are removed for good. Events that you have held stay without your name.',
};

interface Props {
  account: Account;
  store: DeletionStore;
}

/** Confirms the deletion with the account's password. */
export const DeletionDialog = observer(function DeletionDialog({ account, store }: Props) {
  const { form } = store;
  return (
    <Dialog title="Delete your account for good?" isOpen={store.isDialogOpen} onClose={store.closeDialog}>
      <p>{consequences[account.role]}</p>
      <p>This cannot be undone.</p>
      {store.failureText ? <FormFailure text={store.failureText} /> : null}
      <Form label="Delete account" errors={form.errors} onSubmit={() => void store.deleteAccount()}>
        <UsernameField email={account.email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={form.values.currentPassword}
          error={form.errors.currentPassword}
          onChange={(password) => form.set('currentPassword', password)}
        />
        <Button isSubmit look="danger" isWide isBusy={store.deleting.loading}>
          Delete for good
        </Button>
        <Button isWide onClick={store.closeDialog}>
          Keep my account
        </Button>
      </Form>
    </Dialog>
  );
});
