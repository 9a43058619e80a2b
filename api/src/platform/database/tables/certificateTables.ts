import type { CertificateDesign, CertificateKind } from '@marquee/shared-contracts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted } from './Defaulted';

interface CertificateDesigns {
  id: string;
  /** Null once the event was removed. */
  eventId: string | null;
  /** Written as JSON text. */
  design: ColumnType<CertificateDesign, string, string>;
  issueAtEnd: boolean;
  /** Paths of the design's uploaded pictures. */
  pictures: string[];
  /** Facts of the event at the first issue; '' before. `heldOn` is a day such as `2026-11-27`. */
  eventTitle: Defaulted<string>;
  organization: Defaulted<string>;
  heldOn: Defaulted<string>;
  issuedAt: Defaulted<Date | null>;
  savedAt: Date;
  /** Numbers of certificates, counted by triggers. */
  issued: GeneratedAlways<number>;
  revoked: GeneratedAlways<number>;
}

interface Certificates {
  id: string;
  designId: string;
  userId: string | null;
  /** Position in the list of revoked credentials. */
  statusIndex: GeneratedAlways<string>;
  code: string;
  kind: CertificateKind;
  /** '' after the account was deleted. */
  name: string;
  team: string | null;
  rank: number | null;
  score: number | null;
  issuedAt: Date;
  /** The time of the person's notification; null while it waits. */
  toldAt: Defaulted<Date | null>;
  /** The time of the person's own correction of the name. */
  renamedAt: Defaulted<Date | null>;
  revokedAt: Defaulted<Date | null>;
  reason: Defaulted<string>;
  withdrawnAt: Defaulted<Date | null>;
}

export interface CertificateTables {
  certificateDesigns: CertificateDesigns;
  certificates: Certificates;
}
