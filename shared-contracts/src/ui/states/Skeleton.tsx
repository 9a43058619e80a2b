import styles from './states.module.css';

const HEIGHTS = {
  line: styles.line,
  title: styles.title,
  picture: styles.picture,
  card: styles.card,
  row: styles.row,
};

/** A grey placeholder of the final size of a line, title, 16:9 picture, card or list row, so that nothing shifts. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: keyof typeof HEIGHTS; count?: number }) {
  return Array.from({ length: count }, (_shape, index) => (
    <div key={index} aria-hidden="true" className={`${styles.skeleton} ${HEIGHTS[shape]}`} />
  ));
}
