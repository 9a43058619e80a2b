import { certificates, links, parseCertificateCode, type PublicCertificate } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Chip, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CertificateActions } from './CertificateActions';
import styles from './Certificates.module.css';
import { describeCertificate, formatDay, formatState } from './formatCertificate';

const createLoading = (certificateCode: string) =>
  new RemoteCall(async () => (await request(certificates.details, { params: { certificateCode } })).data);

/** `/certificate/:code`: what a certificate certifies, and whether it is valid, for everybody with the code (CE-9). */
export function CertificateScreen() {
  const { code = '' } = useParams();
  return (
    <Page heading="Certificate">
      {parseCertificateCode(code) === undefined ? <Unknown /> : <Certificate key={code} code={code} />}
    </Page>
  );
}

const Unknown = () => (
  <Empty text="No certificate has this code. Compare it with the one on the certificate.">
    <ButtonLink to={links.home()}>Go to the home page</ButtonLink>
  </Empty>
);

const Certificate = observer(function Certificate({ code }: { code: string }) {
  const [loading] = useState(() => createLoading(code));
  useEffect(() => void loading.run(), [loading]);
  if (loading.error?.status === 404) return <Unknown />;
  return (
    <CallView
      call={loading}
      loadingText="Loading the certificate..."
      skeleton={<Skeleton shape="card" />}
      failureText="The certificate could not be loaded"
    >
      {(certificate) => <Details certificate={certificate} />}
    </CallView>
  );
});

function Details({ certificate }: { certificate: PublicCertificate }) {
  const { title, name, state, eventId, eventTitle, organization, heldOn } = certificate;
  return (
    <article className={styles.certificate} aria-label={title}>
      <Chip isStrong={state === 'valid'}>{formatState(certificate)}</Chip>
      <h2>{title}</h2>
      <p className={styles.name}>{name === '' ? 'Name withdrawn' : name}</p>
      <p>{describeCertificate(certificate)}</p>
      <p className={styles.note}>{`${organization} · ${formatDay(heldOn)}`}</p>
      {state === 'valid' ? <CertificateActions certificate={certificate} /> : null}
      {eventId === null ? null : (
        <ButtonLink to={links.event(eventId)}>{`See the event: ${eventTitle}`}</ButtonLink>
      )}
    </article>
  );
}
