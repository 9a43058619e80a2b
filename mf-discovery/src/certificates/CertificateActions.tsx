import { buildPath, certificates, links, type PublicCertificate } from '@marquee/shared-contracts';
import { canShare, copyLink, shareLink } from '@marquee/shared-contracts/browser';
import { Button, Glyph, SafeLink } from '@marquee/shared-contracts/ui';
import styles from './Certificates.module.css';
import { createLinkedInAddress } from './formatCertificate';

/** The files of a certificate, LinkedIn, and sharing. */
export function CertificateActions({ certificate }: { certificate: PublicCertificate }) {
  const { code, title, eventTitle } = certificate;
  const address = new URL(links.certificate(code), window.location.origin).href;
  const share = () => (canShare() ? shareLink(`${title}: ${eventTitle}`, address) : copyLink(address));
  return (
    <div className={styles.actions}>
      <a
        className={styles.action}
        href={buildPath(certificates.file.path, { certificateCode: code })}
        target="_blank"
        rel="noopener noreferrer"
      >
        Download PDF
      </a>
      <a
        className={styles.action}
        href={buildPath(certificates.credential.path, { certificateCode: code })}
        download={`certificate-${code}.jwt`}
      >
        Download Open Badge
      </a>
      <SafeLink href={createLinkedInAddress(certificate, address)}>Add to LinkedIn</SafeLink>
      <Button onClick={() => void share()}>
        <Glyph name={canShare() ? 'share' : 'link'} />
        {canShare() ? 'Share' : 'Copy link'}
      </Button>
    </div>
  );
}
