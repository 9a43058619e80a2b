import { connection } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './OutageCard.module.css';
import { describeOutage } from './describeOutage';

/** chosen: milliseconds between automatic tries of a visible card; loading also continues in the background. */
const RETRY_INTERVAL_MS = 30_000;

interface Props {
  title: string;
  retry: () => Promise<unknown>;
  /** Whether the screen could not be loaded, which time may mend; false after an error in the screen itself. */
  isUnreachable?: boolean;
}

/** Tries again when the network or the person returns, and at intervals. */
function useAutomaticRetry(isEnabled: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(() => (document.visibilityState === 'visible' ? retry() : undefined));
  useEffect(() => {
    if (!isEnabled) return undefined;
    void connection.check();
    const stopListening = connection.onRestored(tryAgain);
    const timer = setInterval(tryAgain, RETRY_INTERVAL_MS);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [isEnabled]);
}

const RECOVERY = 'This page opens by itself as soon as it can be loaded.';

function describeState(isUnreachable: boolean): string {
  if (connection.isLost) return `${describeOutage()} ${RECOVERY}`;
  return isUnreachable ? `The other pages still work. ${RECOVERY}` : 'The other pages still work.';
}

/** Replaces a screen that cannot be shown: its remote's name, what still works, Retry (RT-20). */
export const OutageCard = observer(function OutageCard({ title, retry, isUnreachable = false }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const handleRetry = () => {
    if (isBusy) return;
    setIsBusy(true);
    void retry().finally(() => setIsBusy(false));
  };
  useAutomaticRetry(isUnreachable, handleRetry);
  return (
    <section className={styles.card} role="alert" aria-labelledby="outage">
      <h1 id="outage" tabIndex={-1}>{`${title} cannot be shown right now`}</h1>
      <p>{describeState(isUnreachable)}</p>
      <Button look="main" isBusy={isBusy} onClick={handleRetry}>
        Retry
      </Button>
    </section>
  );
});
