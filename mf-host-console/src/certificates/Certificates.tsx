import type { CertificateStatus } from '@marquee/shared-contracts';
import { Button, CallView, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AddCertificate } from './AddCertificate';
import { CertificateList } from './CertificateList';
import styles from './Certificates.module.css';
import { CertificatesStore } from './CertificatesStore';
import { DesignForm } from './DesignForm';
import { DesignStore } from './DesignStore';

/** Milliseconds between looks at the progress of the news. */
const PROGRESS_MS = 4_000;

/** The progress, the issued certificates and the design, in the order in which hosts need them. */
export const Certificates = observer(function Certificates({ eventId }: { eventId: string }) {
  const [store] = useState(() => new CertificatesStore(eventId));
  useEffect(() => void store.status.run(), [store]);
  const isTelling = (store.status.result?.untold ?? 0) > 0;
  useEffect(() => {
    if (!isTelling) return undefined;
    const timer = setInterval(() => void store.status.refresh(), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [store, isTelling]);
  return (
    <div className={styles.page}>
      <CallView
        call={store.status}
        loadingText="Loading certificates..."
        skeleton={<Skeleton count={6} />}
        failureText="The certificates could not be loaded"
      >
        {(status) => (
          <>
            <Progress store={store} status={status} />
            {status.issued === 0 ? null : <CertificateList store={store} />}
            <Design store={store} status={status} />
          </>
        )}
      </CallView>
    </div>
  );
});

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function describeNext({ canIssue, missing, missingIsEstimated, design }: CertificateStatus): string {
  if (!canIssue)
    return `They can be issued once the event has begun, those of a quiz once it has ended.${
      design.issueAtEnd ? ' Marquee issues them at the end.' : ''
    }`;
  if (missingIsEstimated === true)
    return 'Everybody who should have one and has none gets it now, by mail and notification.';
  return missing === 0
    ? 'Nobody else gets one now.'
    : `${count(missing, 'more person gets', 'more people get')} one now, by mail and notification.`;
}

const Progress = observer(function Progress({
  store,
  status,
}: {
  store: CertificatesStore;
  status: CertificateStatus;
}) {
  const { issued, revoked, untold, missing, canIssue } = status;
  return (
    <section className={styles.section} aria-labelledby="issue">
      <h2 id="issue">Issue certificates</h2>
      <output>
        {[
          count(issued, 'certificate issued', 'certificates issued'),
          ...(revoked === 0 ? [] : [`${revoked} revoked`]),
          ...(untold === 0 ? [] : [`telling ${count(untold, 'person', 'people')}`]),
        ].join(' · ')}
      </output>
      <p className={styles.note}>{describeNext(status)}</p>
      <div className={styles.buttons}>
        <Button
          look="main"
          isBusy={store.issuing.loading}
          disabled={!canIssue || missing === 0}
          onClick={() => void store.issue()}
        >
          Issue certificates
        </Button>
        {canIssue ? <AddCertificate eventId={store.eventId} onAdded={() => void store.refresh()} /> : null}
      </div>
    </section>
  );
});

function Design({ store, status }: { store: CertificatesStore; status: CertificateStatus }) {
  const [design] = useState(() => new DesignStore(store.eventId, status.design));
  return (
    <section className={styles.section} aria-labelledby="design">
      <h2 id="design">Design</h2>
      <p className={styles.note}>A change also applies to certificates that were issued.</p>
      <DesignForm store={design} onSaved={() => void store.status.refresh()} />
    </section>
  );
}
