import { session } from '@marquee/shared-contracts/browser';
import { Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { DeletionSection } from './DeletionSection';
import { DataExportSection } from './DataExportSection';
import { ChangePasswordSection } from './ChangePasswordSection';

/** `/account`: password, data export and deletion for every role (AU-37). */
export const AccountScreen = observer(function AccountScreen() {
  const { account } = session;
  // After a logout the shell's guard redirects.
  if (account === null) return null;
  const intro = (
    <>
      You are logged in as <strong>{account.email}</strong>,{' '}
      {account.role === 'HOST' ? 'a host' : 'a participant'}.
    </>
  );
  return (
    <Page heading="Your account" intro={intro} width="form">
      <ChangePasswordSection email={account.email} />
      <DataExportSection />
      <DeletionSection account={account} />
    </Page>
  );
});
