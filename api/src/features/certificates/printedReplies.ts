import type { CertificateDesign, CertificateKind } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../../platform/Application';
import { RawReply } from '../../platform/http/RawReply';
import { getOrigin } from '../../platform/http/getOrigin';
import { SerialQueue } from '../../platform/SerialQueue';
import { findIssuingEvent } from './issueCertificates';
import { printCertificate } from './printCertificate';
import type { CodedCertificate } from './queries';

/** Queued certificates: some seconds of waiting. */
const queue = new SerialQueue(100);

/** A person may revoke or correct a certificate at any time, so browsers ask again. */
const HEADERS = {
  'content-type': 'application/pdf',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
};

/** The PDF of an issued certificate. */
export const createFileReply = (
  { storage, publicUrl }: Application,
  certificate: CodedCertificate,
  request: FastifyRequest,
): Promise<RawReply> =>
  queue.run(async () => {
    const content = await printCertificate(storage, certificate, getOrigin(request, publicUrl));
    const disposition = `inline; filename="certificate-${certificate.code}.pdf"`;
    return new RawReply(content, { ...HEADERS, 'content-disposition': disposition });
  });

const SAMPLE = { name: 'Priya Nair', team: 'Night Owls', rank: 1, score: 18, code: 'B'.repeat(25) };

interface Preview extends CertificateDesign {
  eventId: string;
  kind: CertificateKind;
  now: Date;
  request: FastifyRequest;
}

/** The PDF of a design with a sample person and the event's facts. */
export const createPreviewReply = (
  { database, storage, publicUrl }: Application,
  { eventId, kind, now, request, ...design }: Preview,
): Promise<RawReply> =>
  queue.run(async () => {
    const { title, organization, heldOn } = await findIssuingEvent(database, eventId);
    const facts = { eventTitle: title, organization, heldOn, issuedAt: now };
    const printed = { ...SAMPLE, ...facts, kind, design };
    const content = await printCertificate(storage, printed, getOrigin(request, publicUrl));
    return new RawReply(content, { ...HEADERS, 'cache-control': 'no-store' });
  });
