import type { CertificateKind } from '@marquee/shared-contracts';

/** Facts of a certificate that its credential states. */
export interface CertificateFacts {
  /** The certificate's uuid. */
  id: string;
  /** The certificate's public page. */
  url: string;
  /** The product's address without a path, such as `https://host`. */
  origin: string;
  kind: CertificateKind;
  /** The uuid of the design, which all certificates of the event share. */
  designId: string;
  personName: string;
  eventTitle: string;
  /** Null if the event was deleted. */
  eventUrl: string | null;
  organization: string;
  /** The person's rank; null if the event ranks nobody. */
  rank: number | null;
  score: number | null;
  issuedAt: Date;
  /** The certificate's index in the status list. */
  statusIndex: number;
  statusListUrl: string;
}
