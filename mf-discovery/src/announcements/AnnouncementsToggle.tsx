import { announcements } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

interface Props {
  eventId: string;
  isMuted: boolean;
  onChanged: () => void;
}

/** Mutes or unmutes the announcements of an event; changes and cancellations are told anyway (AN-5). */
export const AnnouncementsToggle = observer(function AnnouncementsToggle({
  eventId,
  isMuted,
  onChanged,
}: Props) {
  const [saving] = useState(
    () =>
      new RemoteCall((isOn: boolean) =>
        request(isOn ? announcements.unmute : announcements.mute, { params: { eventId } }),
      ),
  );
  const change = async () => {
    await saving.run(isMuted);
    if (saving.error !== undefined) return void toasts.error(saving.error.message);
    onChanged();
  };
  return (
    <Button look="quiet" isBusy={saving.loading} onClick={() => void change()}>
      {isMuted ? 'Unmute announcements' : 'Mute announcements'}
    </Button>
  );
});
