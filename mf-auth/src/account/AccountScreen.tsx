import { session } from '@marquee/shared-contracts/browser';
import { Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { DeletionSection } from './DeletionSection';
import { DataExportSection } from './DataExportSection';
import { ChangePasswordSection } from './ChangePasswordSection';

/** /account: what one does with the own account, whatever its role (AU-37). */
export const AccountScreen = observer(function AccountScreen() {
  const { account } = session;
  // Logged out a moment ago: the guard leads away.
  if (account === null) return null;
  const intro = (
    <>
      Signed in as <strong>{account.email}</strong>, {account.role === 'HOST' ? 'a host' : 'a participant'}.
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
