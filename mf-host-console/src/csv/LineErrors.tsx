import { Button } from '@marquee/shared-contracts/ui';
import styles from './csv.module.css';

export interface LineError {
  /** Line number in the file, from 1. */
  line: number;
  message: string;
}

interface Props {
  /** That nothing of the file was used. */
  text: string;
  lineErrors: readonly LineError[];
  onClose: () => void;
}

/** The errors of a file that was rejected as a whole. */
export const LineErrors = ({ text, lineErrors, onClose }: Props) => (
  <div role="alert" className={styles.errors}>
    <p>{text}</p>
    <ul>
      {lineErrors.map(({ line, message }) => (
        <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
      ))}
    </ul>
    <Button onClick={onClose}>Close</Button>
  </div>
);
