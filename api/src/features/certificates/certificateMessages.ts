import { links } from '@marquee/shared-contracts';
import type { MailMessage } from '../../platform/mail/Mailer';
import type { NewNotification } from '../notifications/notify';

interface Person {
  email: string;
  firstname: string;
}

interface Issued {
  id: string;
  code: string;
  title: string;
  eventTitle: string;
}

const createAction = (code: string) => ({ type: 'CERTIFICATE', code });

export const createIssueNotification = ({ id, code, title, eventTitle }: Issued) =>
  ({
    type: 'CERTIFICATE',
    title: 'You have a certificate',
    message: `${title}: ${eventTitle}`,
    action: createAction(code),
    dedupeKey: `certificate:${id}`,
  }) satisfies Omit<NewNotification, 'recipientId'>;

export const createIssueMail = ({ code, title, eventTitle }: Issued, person: Person): MailMessage => ({
  to: person.email,
  kind: 'bulk',
  subject: `Your certificate: ${eventTitle}`,
  text: [
    `Hello ${person.firstname},`,
    `The hosts of ${eventTitle} issued you a certificate: ${title}.`,
    'You can download it as a PDF, add it to LinkedIn, and correct your name once.',
  ].join('\n\n'),
  action: { label: 'See your certificate', path: links.certificate(code) },
});

interface Revoked {
  id: string;
  code: string;
  eventTitle: string;
  reason: string;
  now: Date;
}

export const createRevocationNotification = ({ id, code, eventTitle, reason, now }: Revoked) =>
  ({
    type: 'CERTIFICATE_REVOKED',
    title: 'Your certificate is no longer valid',
    message: `The hosts of ${eventTitle} revoked your certificate: ${reason}`,
    action: createAction(code),
    // A restored certificate may be revoked again.
    dedupeKey: `certificate-revoked:${id}:${now.getTime()}`,
  }) satisfies Omit<NewNotification, 'recipientId'>;

export const createRevocationMail = (
  { code, eventTitle, reason }: Revoked,
  { email, firstname }: Person,
): MailMessage => ({
  to: email,
  subject: `Your certificate is no longer valid: ${eventTitle}`,
  text: `Hello ${firstname},\n\nThe hosts of ${eventTitle} revoked your certificate. Their reason:\n\n${reason}`,
  action: { label: 'See the certificate', path: links.certificate(code) },
});
