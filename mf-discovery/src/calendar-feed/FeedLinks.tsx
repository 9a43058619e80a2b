import { copyLink } from '@marquee/shared-contracts/browser';
import { Button, TextField } from '@marquee/shared-contracts/ui';
import { CalendarLink } from '../share/CalendarLink';
import { toSubscription } from './toSubscription';

/** Ways to subscribe to the calendar at a path of this site. */
export function FeedLinks({ path }: { path: string }) {
  const address = new URL(path, window.location.origin);
  return (
    <>
      <CalendarLink href={toSubscription(path)}>Open in your calendar</CalendarLink>
      <TextField
        label="Address for other calendars"
        readOnly
        value={address.href}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copyLink(address.href)}>Copy address</Button>
    </>
  );
}
