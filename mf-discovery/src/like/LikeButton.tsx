import { session } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './LikeButton.module.css';

interface Props {
  eventId: string;
  title: string;
  /** The invite key of a private event's link. */
  inviteKey?: string | undefined;
}

/** The heart button; updates optimistically and reverts when the request fails (RG-14). */
export const LikeButton = observer(function LikeButton({ eventId, title, inviteKey }: Props) {
  const liked = session.marks.liked.has(eventId);
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={liked}
      aria-label={`Like ${title}`}
      onClick={() => void session.toggleLike(eventId, inviteKey)}
    >
      <Glyph name="heart" isFilled={liked} />
    </button>
  );
});
