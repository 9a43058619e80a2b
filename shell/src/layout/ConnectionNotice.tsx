import { connection } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import styles from './ConnectionNotice.module.css';
import { describeOutage } from './describeOutage';

/** Says under the navigation that the server cannot be reached; the page updates by itself when it can (RT-23). */
export const ConnectionNotice = observer(function ConnectionNotice() {
  return (
    <output className={connection.isLost ? styles.notice : ''}>
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
