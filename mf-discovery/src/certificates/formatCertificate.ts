import { formatDate, type PublicCertificate } from '@marquee/shared-contracts';

/** "Nov 27, 2026" for a day such as `2026-11-27`. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00.000Z`, 'UTC');

const STATES = { valid: 'Valid', revoked: 'Revoked', withdrawn: 'Withdrawn' } as const;

/** "Valid", "Revoked since Nov 27, 2026" or "Withdrawn". */
export const formatState = ({ state, revokedAt }: Pick<PublicCertificate, 'state' | 'revokedAt'>): string =>
  state === 'revoked' && revokedAt !== null ? `Revoked since ${formatDate(revokedAt)}` : STATES[state];

type Described = Pick<PublicCertificate, 'kind' | 'rank' | 'team' | 'eventTitle'>;

/** The person's deed: "took part in Circuit Quiz with the team Night Owls". */
export function describeCertificate({ kind, rank, team, eventTitle }: Described): string {
  const deed =
    kind === 'WINNER' ? `reached rank ${rank ?? ''} in ${eventTitle}` : `took part in ${eventTitle}`;
  return team === null ? deed : `${deed} with the team ${team}`;
}

/** LinkedIn's form for a certification, filled in. */
export function createLinkedInAddress(certificate: PublicCertificate, address: string): string {
  const { title, eventTitle, organization, issuedAt, code } = certificate;
  const issued = new Date(issuedAt);
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: `${title}: ${eventTitle}`,
    organizationName: organization,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: address,
    certId: code,
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`;
}
