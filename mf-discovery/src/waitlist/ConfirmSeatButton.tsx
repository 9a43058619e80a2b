import { links, registration } from '@marquee/shared-contracts';
import { RemoteCall, request, session, toasts } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NEW_REGISTRATION } from '../confirmation/NewRegistrationDialog';

interface Props {
  eventId: string;
  inviteKey: string | undefined;
  label: string;
}

/** Registers the participant for the seat that the waitlist reserved (RG-21). */
export const ConfirmSeatButton = observer(function ConfirmSeatButton({ eventId, inviteKey, label }: Props) {
  const navigate = useNavigate();
  const [confirming] = useState(
    () =>
      new RemoteCall(() =>
        request(registration.confirmSeat, { params: { eventId }, query: { k: inviteKey } }),
      ),
  );
  const confirm = async () => {
    await confirming.run();
    if (confirming.error !== undefined) return void toasts.error(confirming.error.message);
    await navigate(links.registrationConfirmation(eventId), { state: NEW_REGISTRATION });
    session.marks.markRegistered(eventId);
  };
  return (
    <Button look="main" isWide isBusy={confirming.loading} onClick={() => void confirm()}>
      {label}
    </Button>
  );
});
