import styles from './Avatar.module.css';

interface Props {
  name: string;
  imageUrl?: string;
  /** Width and height in pixels. */
  size: number;
}

/** The first letters of the first and the last word, in capitals. */
function getInitials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's or organization's picture, or else initials; decorative, because the name is next to it. */
export function Avatar({ name, imageUrl, size }: Props) {
  return imageUrl ? (
    <img className={styles.avatar} src={imageUrl} alt="" width={size} height={size} loading="lazy" />
  ) : (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {getInitials(name)}
    </span>
  );
}
