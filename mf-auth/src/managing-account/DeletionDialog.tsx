import type { Account, Role } from '@marquee/shared-contracts';
import { Button, Dialog, Form, FormFailure, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { AccountName } from '../choosing-password/AccountName';
import type { DeletionStore } from './DeletionStore';

/** What goes and what stays (PR-6). */
const consequences: Record<Role, string> = {
  USER: 'Your name, e-mail, phone number and everything else about you are removed for good, and your upcoming registrations are cancelled. Past results stay without your name.',
  HOST: 'Your name, e-mail, phone number and everything else about you are removed for good. Events that you have held stay without your name.',
};

interface Props {
  account: Account;
  store: DeletionStore;
}

/** Asks whether the account is really to be deleted, and for its password. */
export const DeletionDialog = observer(function DeletionDialog({ account, store }: Props) {
  const { form } = store;
  return (
    <Dialog title="Delete your account for good?" open={store.asked} onClose={store.keep}>
      <p>{consequences[account.role]}</p>
      <p>This cannot be undone.</p>
      {store.failure ? <FormFailure text={store.failure} /> : null}
      <Form label="Delete account" errors={form.errors} onSubmit={() => void store.deleteForGood()}>
        <AccountName email={account.email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={form.values.currentPassword}
          error={form.errors.currentPassword}
          onChange={(password) => form.set('currentPassword', password)}
        />
        <Button submit look="main" wide busy={store.deleting.loading}>
          Delete for good
        </Button>
        <Button wide onClick={store.keep}>
          Keep my account
        </Button>
      </Form>
    </Dialog>
  );
});
