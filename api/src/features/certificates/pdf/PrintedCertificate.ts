import type { CertificateTemplate } from '@marquee/shared-contracts';

/** The facts of a certificate's PDF; texts are filled in and formatted. */
export interface PrintedCertificate {
  template: CertificateTemplate;
  title: string;
  name: string;
  /** Several lines. */
  text: string;
  organization: string;
  code: string;
  /** The address of the certificate's page, to which the QR code leads. */
  url: string;
  /** The only date of the file, so that its bytes are always the same. */
  issuedAt: Date;
  /** JPEG, PNG or WebP. */
  logo?: Buffer;
  signatures: readonly PrintedSignature[];
}

export interface PrintedSignature {
  name: string;
  role: string;
  picture?: Buffer;
}
