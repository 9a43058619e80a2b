import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './Avatar.module.css';

/** A participant's picture or a placeholder; decorative, since the name is next to it. */
export function Avatar({ imageUrl, size }: { imageUrl: string; size: number }) {
  return imageUrl === '' ? (
    <span className={styles.placeholder} style={{ width: size, height: size, fontSize: size / 2 }}>
      <Glyph name="people" />
    </span>
  ) : (
    <img className={styles.avatar} src={imageUrl} alt="" width={size} height={size} />
  );
}
