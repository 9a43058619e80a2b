import styles from './StyledScreen.module.css';

export function StyledScreen() {
  return <h1 className={styles['red']}>Styled</h1>;
}
