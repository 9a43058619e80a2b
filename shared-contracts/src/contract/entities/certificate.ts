import { z } from '#schema';
import {
  CERTIFICATE_KINDS,
  CERTIFICATE_RECIPIENTS,
  CERTIFICATE_TEMPLATES,
  type CertificateDesign,
  certificateDesignRules,
  findCertificateNameError,
  parseCertificateCode,
  SIGNATURES_MAX,
  WINNERS_MAX,
} from '../rules/certificate';
import { enforceRules } from './enforceRules';
import { givenText, id, instant, text } from './text';

const fields = {
  template: z.enum(CERTIFICATE_TEMPLATES, { error: 'Please choose one of the templates.' }),
  title: text(200),
  text: text(2_000),
  recipients: z.enum(CERTIFICATE_RECIPIENTS, { error: 'Please choose who gets a certificate.' }),
  winnersTo: z
    .int('Please enter a whole number.')
    .check(z.gte(0, 'Please enter 0 or more.'), z.lte(WINNERS_MAX, `At most ${WINNERS_MAX}, please.`)),
  winnerTitle: text(200),
  winnerText: text(2_000),
  issueAtEnd: z.boolean(),
  logoUrl: text(400),
  signatures: z
    .array(z.object({ name: text(200), role: text(200), pictureUrl: text(400) }))
    .check(z.maxLength(2 * SIGNATURES_MAX)),
};

/** The design of an event's certificates (CE-1). */
export const certificateDesign = z
  .object(fields)
  .check(enforceRules<CertificateDesign>(() => certificateDesignRules));

/** A design to try, with the kind of certificate to draw. */
export const certificatePreview = z
  .object({ ...fields, kind: z.enum(CERTIFICATE_KINDS) })
  .check(enforceRules<CertificateDesign>(() => certificateDesignRules));

/** An event's design with its progress: people who would get a certificate now, and certificates by state. */
export const certificateStatus = z.object({
  design: z.object(fields),
  /** Whether a host saved a design; else it is the default one. */
  isSaved: z.boolean(),
  /** Whether the event has begun, a quiz ended, so that certificates can be issued (CE-4). */
  canIssue: z.boolean(),
  missing: z.int(),
  /** For an event with too many people to count: `missing` is then people minus certificates, at least 1. */
  missingIsEstimated: z.optional(z.literal(true)),
  issued: z.int(),
  revoked: z.int(),
  /** Issued certificates whose people are not notified yet. */
  untold: z.int(),
});
export type CertificateStatus = z.infer<typeof certificateStatus>;

export const CERTIFICATE_STATES = ['valid', 'revoked', 'withdrawn'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

const certificate = {
  code: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  /** Empty if the person deleted the account. */
  name: z.string(),
  team: z.nullable(z.string()),
  rank: z.nullable(z.int()),
  score: z.nullable(z.int()),
  issuedAt: instant(),
  state: z.enum(CERTIFICATE_STATES),
  revokedAt: z.nullable(instant()),
};

const ofEvent = {
  /** Null if the event was deleted. */
  eventId: z.nullable(id()),
  eventTitle: z.string(),
  organization: z.string(),
  /** The event's last day, in its time zone: `2026-11-27`. */
  heldOn: z.string(),
};

/** A certificate for the hosts of its event. */
export const hostCertificate = z.object({
  ...certificate,
  id: id(),
  email: z.string(),
  reason: z.string(),
});
export type HostCertificate = z.infer<typeof hostCertificate>;

/** A certificate for its person; `reason` tells why it was revoked. */
export const ownCertificate = z.object({
  ...certificate,
  ...ofEvent,
  id: id(),
  reason: z.string(),
  /** Whether the person may still correct the name, once (CE-7). */
  canRename: z.boolean(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** A certificate for everybody who has its code. */
export const publicCertificate = z.object({ ...certificate, ...ofEvent, title: z.string() });
export type PublicCertificate = z.infer<typeof publicCertificate>;

export const certificateName = z.object({
  name: givenText(400).check((payload) => {
    const message = findCertificateNameError(payload.value);
    if (message !== undefined) payload.issues.push({ code: 'custom', input: payload.value, message });
  }),
});

/** A code in any case, with or without separators. */
export const certificateCode = () =>
  z.pipe(
    z.string(),
    z.transform((given: string, context) => {
      const code = parseCertificateCode(given);
      if (code === undefined)
        context.issues.push({ code: 'custom', input: given, message: 'This is no code.' });
      return code ?? '';
    }),
  );
