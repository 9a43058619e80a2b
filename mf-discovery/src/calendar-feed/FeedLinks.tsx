import { copyLink } from '@marquee/shared-contracts/browser';
import { Button, TextField } from '@marquee/shared-contracts/ui';
import styles from './CalendarFeed.module.css';

/** Ways to subscribe to the calendar at a path of this site: a calendar program opens `webcal:` addresses. */
export function FeedLinks({ path }: { path: string }) {
  const address = new URL(path, window.location.origin);
  return (
    <>
      <a href={`webcal://${address.host}${path}`} className={styles.link}>
        Open in your calendar
      </a>
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
