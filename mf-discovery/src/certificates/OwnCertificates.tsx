import { CERTIFICATE_LENGTHS, links, type OwnCertificate } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import {
  Button,
  ButtonLink,
  CallView,
  Chip,
  Dialog,
  Empty,
  Form,
  Pagination,
  Skeleton,
  TextField,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Certificates.module.css';
import { describeCertificate, formatDay, formatState } from './formatCertificate';
import { OwnCertificatesStore } from './OwnCertificatesStore';

/** The participant's certificates, latest first, by pages (CE-7). */
export const OwnCertificates = observer(function OwnCertificates() {
  const [store] = useState(() => new OwnCertificatesStore());
  const { page, after } = usePagePosition();
  useEffect(() => store.show({ page, after }), [store, page, after]);
  useLive({ types: ['NOTIFICATION'] }, () => void store.refresh());
  return (
    <>
      <CallView
        call={store.list}
        loadingText="Loading certificates..."
        skeleton={<Skeleton count={4} />}
        failureText="Failed to fetch certificates"
      >
        {({ data, totalElements, totalPages, next }) =>
          totalElements === 0 ? (
            <Empty drawing="award" text="You have no certificates yet. Take part in an event to earn one.">
              <ButtonLink to={links.home()}>Find an event</ButtonLink>
            </Empty>
          ) : (
            <>
              <ul className={styles.list}>
                {data.map((certificate) => (
                  <Row key={certificate.id} certificate={certificate} onCorrect={store.open} />
                ))}
              </ul>
              <Pagination label="Pages of your certificates" page={page} pages={totalPages} next={next} />
            </>
          )
        }
      </CallView>
      <CorrectionDialog store={store} />
    </>
  );
});

interface RowProps {
  certificate: OwnCertificate;
  onCorrect: (certificate: OwnCertificate) => void;
}

function Row({ certificate, onCorrect }: RowProps) {
  const { code, name, eventTitle, organization, heldOn, reason, state, canRename } = certificate;
  return (
    <li className={styles.row}>
      <Chip isStrong={state === 'valid'}>{formatState(certificate)}</Chip>
      <h2 className={styles.title}>
        <Link to={links.certificate(code)}>{eventTitle}</Link>
      </h2>
      <p>{`${name} ${describeCertificate(certificate)}`}</p>
      <p className={styles.note}>{`${organization} · ${formatDay(heldOn)}`}</p>
      {reason === '' ? null : <p>{`Reason: ${reason}`}</p>}
      {canRename ? (
        <Button aria-label={`Correct the name: ${eventTitle}`} onClick={() => onCorrect(certificate)}>
          Correct the name
        </Button>
      ) : null}
    </li>
  );
}

const CorrectionDialog = observer(function CorrectionDialog({ store }: { store: OwnCertificatesStore }) {
  const { corrected } = store;
  return (
    <Dialog
      title="Correct the name on your certificate?"
      isOpen={corrected !== undefined}
      onClose={store.close}
    >
      {corrected === undefined ? null : <Correction key={corrected.id} store={store} name={corrected.name} />}
    </Dialog>
  );
});

const Correction = observer(function Correction({
  store,
  name,
}: {
  store: OwnCertificatesStore;
  name: string;
}) {
  const [text, setText] = useState(name);
  const { loading, error } = store.correcting;
  const errors = error?.fieldErrors ?? {};
  const invalid = errors['name'];
  return (
    <Form label="Corrected name" errors={errors} onSubmit={() => void store.save(text)}>
      <p>You can correct it once.</p>
      <TextField
        label="Name"
        maxLength={CERTIFICATE_LENGTHS.name}
        value={text}
        error={invalid}
        onChange={setText}
      />
      {error === undefined || invalid !== undefined ? null : (
        <p role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="main" isSubmit isBusy={loading} disabled={text.trim() === '' || text.trim() === name}>
          Save name
        </Button>
        <Button onClick={store.close}>Keep it</Button>
      </div>
    </Form>
  );
});
