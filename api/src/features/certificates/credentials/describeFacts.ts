import { buildPath, certificates, links } from '@marquee/shared-contracts';
import type { CodedCertificate } from '../queries';
import type { CertificateFacts } from './CertificateFacts';
import { STATUS_LIST_LENGTH } from './createStatusList';

/** The address of a list of certificates that are not valid. */
export const getStatusListUrl = (statusList: number, origin: string): string =>
  new URL(buildPath(certificates.statusList.path, { statusList: String(statusList) }), origin).href;

/** The facts of a stored certificate, with addresses under the origin. */
export function describeFacts(certificate: CodedCertificate, origin: string): CertificateFacts {
  const { code, eventId, heldOn: _, design: __, ...facts } = certificate;
  const toUrl = (path: string): string => new URL(path, origin).href;
  const statusIndex = Number(certificate.statusIndex);
  return {
    ...facts,
    origin,
    url: toUrl(links.certificate(code)),
    personName: certificate.name,
    eventUrl: eventId === null ? null : toUrl(links.event(eventId)),
    statusIndex: statusIndex % STATUS_LIST_LENGTH,
    statusListUrl: getStatusListUrl(Math.floor(statusIndex / STATUS_LIST_LENGTH), origin),
  };
}
