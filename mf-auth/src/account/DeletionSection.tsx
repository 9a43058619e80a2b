import type { Account } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AccountSection } from './AccountSection';
import { DeletionDialog } from './DeletionDialog';
import { DeletionStore } from './DeletionStore';

export const DeletionSection = observer(function DeletionSection({ account }: { account: Account }) {
  const [store] = useState(() => new DeletionStore());
  return (
    <AccountSection heading="Delete account">
      <p>
        {account.role === 'HOST'
          ? 'Cancel or delete your upcoming events first.'
          : 'If you lead a team, make someone else leader first.'}
      </p>
      <Button onClick={store.openDialog}>Delete my account</Button>
      <DeletionDialog account={account} store={store} />
    </AccountSection>
  );
});
