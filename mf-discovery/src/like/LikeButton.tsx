import { session } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './LikeButton.module.css';

interface Props {
  eventId: string;
  title: string;
  /** The key of a private event's link (EV-10). */
  inviteKey?: string | undefined;
}

/** The heart: filled when liked, turned at once, back again when the server refuses (RG-14). */
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
      <Glyph name="heart" filled={liked} />
    </button>
  );
});
