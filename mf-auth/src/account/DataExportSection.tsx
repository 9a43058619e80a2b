import { auth } from '@marquee/shared-contracts';
import { RemoteCall, request, saveFile } from '@marquee/shared-contracts/browser';
import { Button, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AccountSection } from './AccountSection';

/** Saves everything stored about the account as a JSON file (PR-6). */
async function downloadOwnData(): Promise<void> {
  const { data } = await request(auth.exportOwnData);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile({ name: 'marquee-my-data.json', type: 'application/json', text });
}

export const DataExportSection = observer(function DataExportSection() {
  const [saving] = useState(() => new RemoteCall(downloadOwnData));
  return (
    <AccountSection heading="Your data">
      <p>Everything we store about you, as a JSON file.</p>
      {saving.error ? <FormFailure text={saving.error.message} /> : null}
      <Button isBusy={saving.loading} onClick={() => void saving.run()}>
        Download my data
      </Button>
    </AccountSection>
  );
});
