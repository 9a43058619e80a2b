import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Bell.module.css';

/** The highest exact count; higher counts would not fit. */
const MAX_COUNT = 99;

/** The bell icon with its count; the parent has the accessible name. */
export function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <Glyph name="bell" />
      {unread === 0 ? null : (
        <span aria-hidden="true" className={styles.count}>
          {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
        </span>
      )}
    </>
  );
}
