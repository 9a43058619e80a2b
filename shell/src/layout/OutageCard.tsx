import { Button } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import styles from './OutageCard.module.css';

/** Replaces the screen of an unreachable remote: the remote's name, the parts that still work, Retry (RT-20). */
export function OutageCard({ title, retry }: { title: string; retry: () => Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false);
  const handleRetry = () => {
    setIsBusy(true);
    void retry().finally(() => setIsBusy(false));
  };
  return (
    <section className={styles.card} role="alert" aria-labelledby="outage">
      <h1 id="outage" tabIndex={-1}>{`${title} cannot be shown right now`}</h1>
      <p>Everything else works: the navigation, your login and the other pages.</p>
      <Button look="main" isBusy={isBusy} onClick={handleRetry}>
        Retry
      </Button>
    </section>
  );
}
