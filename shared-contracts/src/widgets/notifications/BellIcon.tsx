import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Bell.module.css';

/** Beyond this the exact number helps nobody, and would not fit. */
const SHOWN = 99;

/** The bell and its number; what it stands in has a name. */
export function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <Glyph name="bell" />
      {unread === 0 ? null : (
        <span aria-hidden="true" className={styles.count}>
          {unread > SHOWN ? `${SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}
