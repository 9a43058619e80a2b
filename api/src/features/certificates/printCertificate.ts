import {
  type CertificateDesign,
  fillCertificateText,
  formatCertificateCode,
  formatDate,
  links,
} from '@marquee/shared-contracts';
import { FILES_PATH } from '../../platform/storage/fileNames';
import type { Storage } from '../../platform/storage/Storage';
import { type CodedCertificate, getTitle } from './queries';

type Printed = Pick<
  CodedCertificate,
  | 'code'
  | 'kind'
  | 'name'
  | 'team'
  | 'rank'
  | 'score'
  | 'issuedAt'
  | 'eventTitle'
  | 'organization'
  | 'heldOn'
  | 'design'
>;

/** Draws a certificate as PDF; its QR code leads to the certificate's page. */
export async function printCertificate(
  storage: Storage,
  certificate: Printed,
  origin: string,
): Promise<Buffer> {
  const { design, kind, code, organization } = certificate;
  const [logo, signatures] = await Promise.all([
    readPicture(storage, design.logoUrl),
    readSignatures(storage, design),
  ]);
  // Loaded with the first certificate, because the libraries of PDFs take a sixth of a server's start.
  const { renderCertificate } = await import('./pdf/renderCertificate');
  return renderCertificate({
    template: design.template,
    title: getTitle(design, kind),
    name: certificate.name,
    text: fillText(certificate),
    organization,
    code: formatCertificateCode(code),
    url: new URL(links.certificate(code), origin).href,
    issuedAt: certificate.issuedAt,
    ...(logo !== undefined && { logo }),
    signatures,
  });
}

/** "Nov 27, 2026" for a day such as `2026-11-27`. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00.000Z`, 'UTC');

const fillText = ({ design, kind, ...facts }: Printed): string =>
  fillCertificateText(kind === 'WINNER' && design.winnerText !== '' ? design.winnerText : design.text, {
    name: facts.name,
    event: facts.eventTitle,
    team: facts.team ?? '',
    rank: facts.rank === null ? '' : String(facts.rank),
    score: facts.score === null ? '' : String(facts.score),
    date: formatDay(facts.heldOn),
    organization: facts.organization,
  });

const readSignatures = (storage: Storage, { signatures }: CertificateDesign) =>
  Promise.all(
    signatures.map(async ({ name, role, pictureUrl }) => {
      const picture = await readPicture(storage, pictureUrl);
      return { name, role, ...(picture !== undefined && { picture }) };
    }),
  );

/** Undefined for a missing picture, without which the certificate is still valid. */
async function readPicture(storage: Storage, path: string): Promise<Buffer | undefined> {
  if (!path.startsWith(FILES_PATH)) return undefined;
  const file = await storage.read(path.slice(FILES_PATH.length));
  if (file === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of file.body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
