import { Button } from '../actions/Button';
import styles from './states.module.css';

interface Props {
  text: string;
  reason?: string | undefined;
  onRetry: () => void;
}

/** A failure where the content would be: what failed, why (unless the text says it already), and Try again. */
export function Failure({ text, reason, onRetry }: Props) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.text}>{text}</p>
      {reason && !text.includes(reason) ? <p className={styles.reason}>{reason}</p> : null}
      <Button onClick={() => onRetry()}>Try again</Button>
    </div>
  );
}
