import { calendars } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { Button, CallView, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './CalendarFeed.module.css';
import { FeedLinks } from './FeedLinks';
import { SubscribeButton } from './SubscribeButton';

/** The secret address of the participant's own calendar, with its renewal (EV-43). */
const OwnAddress = observer(function OwnAddress() {
  const [reading] = useState(() => new RemoteCall(() => request(calendars.address)));
  const [renewing] = useState(() => new RemoteCall(() => request(calendars.renew)));
  const [isConfirming, setIsConfirming] = useState(false);
  useEffect(() => void reading.run(), [reading]);
  const renew = async () => {
    await renewing.run();
    if (renewing.error !== undefined) return void toasts.error(renewing.error.message);
    setIsConfirming(false);
    toasts.success('Your calendar has a new address.');
  };
  return (
    <CallView
      call={reading}
      loadingText="Loading the address..."
      skeleton={<Skeleton shape="row" />}
      failureText="Failed to fetch the address of your calendar"
    >
      {({ data }) => (
        <>
          <FeedLinks path={renewing.result?.data.path ?? data.path} />
          <p className={styles.hint}>Anyone with this address can see which events you registered for.</p>
          {isConfirming ? (
            <>
              <p>Calendars with the current address stop updating.</p>
              <Button look="danger" isBusy={renewing.loading} onClick={() => void renew()}>
                Renew address
              </Button>
              <Button onClick={() => setIsConfirming(false)}>Keep current address</Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => setIsConfirming(true)}>
              Create a new address
            </Button>
          )}
        </>
      )}
    </CallView>
  );
});

/** Subscribes a calendar program to the participant's registered events. */
export const OwnCalendar = () => (
  <SubscribeButton
    text="Subscribe to your calendar"
    hint="Your calendar shows the events you are registered for, and follows their changes."
  >
    <OwnAddress />
  </SubscribeButton>
);
