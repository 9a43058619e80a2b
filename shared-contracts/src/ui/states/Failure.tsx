import { Button } from '../actions/Button';
import styles from './states.module.css';

interface Props {
  text: string;
  reason?: string | undefined;
  onRetry: () => void;
}

/** A failure instead of the content: text, reason unless the text contains it, and Try again. */
export function Failure({ text, reason, onRetry }: Props) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.text}>{text}</p>
      {reason && !text.includes(reason) ? <p className={styles.reason}>{reason}</p> : null}
      <Button onClick={() => onRetry()}>Try again</Button>
    </div>
  );
}
