import { connection } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import styles from './ConnectionStatus.module.css';
import { describeOutage } from './describeOutage';

/** Says under the navigation that the server cannot be reached; the page updates by itself when it can (RT-23). */
export const ConnectionStatus = observer(function ConnectionStatus() {
  return (
    <output className={connection.isLost ? styles.lost : ''}>
      {connection.isLost ? (
        <>
          {`${describeOutage()} What is loaded stays readable, and the page updates by itself. `}
          <button type="button" className={styles.retry} onClick={() => void connection.check()}>
            Retry now
          </button>
        </>
      ) : null}
    </output>
  );
});
