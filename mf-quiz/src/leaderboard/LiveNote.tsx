import { liveUpdates } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { LeaderboardStore } from './LeaderboardStore';
import styles from './LiveNote.module.css';

/** Seconds between two refreshes while the event stream is disconnected. */
export const BOARD_POLLING_SECONDS = 15;

/** Says whether a running board is live or polled; a final board shows only refresh errors. */
export const LiveNote = observer(function LiveNote({
  store: { board, refresh },
  hasEnded,
}: {
  store: LeaderboardStore;
  hasEnded: boolean;
}) {
  if (board.refreshError !== undefined)
    return (
      <span className={styles.note} role="alert">
        Not up to date: {board.refreshError.message}
        <Button look="quiet" isBusy={board.refreshing} onClick={refresh}>
          Try again
        </Button>
      </span>
    );
  if (hasEnded) return null;
  return liveUpdates.state === 'live' ? (
    <span className={`${styles.note} ${styles.live}`}>Live</span>
  ) : (
    <span className={styles.note}>Updates every {BOARD_POLLING_SECONDS} seconds</span>
  );
});
