import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Avatar.module.css';

/** A person's picture, or a sign in its place; the name stands beside it. */
export function Avatar({ imageUrl, size }: { imageUrl: string; size: number }) {
  return imageUrl === '' ? (
    <span className={styles.placeholder} style={{ width: size, height: size, fontSize: size / 2 }}>
      <Glyph name="people" />
    </span>
  ) : (
    <img className={styles.avatar} src={imageUrl} alt="" width={size} height={size} />
  );
}
