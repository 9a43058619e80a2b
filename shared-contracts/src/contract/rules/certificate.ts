import { findUnprintableCharacters } from './findUnprintableCharacters';
import { EVENT_IMAGE_MESSAGE } from './eventForm';
import { normalizeName } from './names';
import type { FormRules } from './Rule';

/** The drawn layouts of a certificate. */
export const CERTIFICATE_TEMPLATES = ['classic', 'modern', 'festive'] as const;
export type CertificateTemplate = (typeof CERTIFICATE_TEMPLATES)[number];

/** The registered people who get a certificate (CE-3). */
export const CERTIFICATE_RECIPIENTS = ['all', 'checked-in', 'submitted'] as const;
export type CertificateRecipients = (typeof CERTIFICATE_RECIPIENTS)[number];

export const CERTIFICATE_KINDS = ['PARTICIPATION', 'WINNER'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** Fields that a certificate's text may contain in braces, such as `{event}` (CE-2). */
export const CERTIFICATE_FIELDS = ['name', 'event', 'team', 'rank', 'score', 'date', 'organization'] as const;
export type CertificateField = (typeof CERTIFICATE_FIELDS)[number];

/** Maximum lengths of texts in characters. */
export const CERTIFICATE_LENGTHS = { title: 60, text: 400, name: 100, role: 60, reason: 300 } as const;

/** The last rank that a winner's certificate may have. */
export const WINNERS_MAX = 100;
export const SIGNATURES_MAX = 3;

/** A person who signs; the picture is a path of an uploaded file, or empty. */
export interface CertificateSignature {
  name: string;
  role: string;
  pictureUrl: string;
}

/** The look and the recipients of an event's certificates. */
export interface CertificateDesign {
  template: CertificateTemplate;
  title: string;
  text: string;
  recipients: CertificateRecipients;
  /** The last rank with a winner's certificate; 0 without winners. */
  winnersTo: number;
  winnerTitle: string;
  winnerText: string;
  /** Whether the server issues the certificates when the event has ended. */
  issueAtEnd: boolean;
  /** A path of an uploaded file, or empty. */
  logoUrl: string;
  signatures: CertificateSignature[];
}

export const DEFAULT_CERTIFICATE_DESIGN: CertificateDesign = {
  template: 'classic',
  title: 'Certificate of participation',
  text: 'took part in {event}\nas a member of the team {team},\norganized by {organization}, on {date}.',
  recipients: 'all',
  winnersTo: 0,
  winnerTitle: 'Certificate of achievement',
  winnerText:
    'reached rank {rank} in {event}\nwith the team {team},\norganized by {organization}, on {date}.',
  issueAtEnd: false,
  logoUrl: '',
  signatures: [],
};

const countCharacters = (text: string): number => [...text].length;

function findTextError(name: string, text: string, max: number): string | undefined {
  if (text.trim() === '') return `${name} is required.`;
  if (countCharacters(text) > max) return `At most ${max} characters, please.`;
  const unprintable = findUnprintableCharacters(text);
  return unprintable.length === 0
    ? undefined
    : `A certificate cannot show these characters: ${unprintable.join(' ')}`;
}

const isField = (name: string): name is CertificateField =>
  CERTIFICATE_FIELDS.some((field) => field === name);

const findFieldError = (text: string): string | undefined => {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !isField(name));
  return unknown === undefined
    ? undefined
    : `{${unknown}} is no field. Fields are {${CERTIFICATE_FIELDS.join('}, {')}}.`;
};

const findTitleError = (title: string): string | undefined =>
  /[\r\n]/.test(title)
    ? 'The title must be one line.'
    : findTextError('The title', title, CERTIFICATE_LENGTHS.title);

const findBodyError = (text: string): string | undefined =>
  findTextError('The text', text, CERTIFICATE_LENGTHS.text) ?? findFieldError(text);

const findPictureError = (path: string): string | undefined =>
  path === '' || /^\/files\/[0-9a-f]{64}\.(jpg|png|webp)$/.test(path) ? undefined : EVENT_IMAGE_MESSAGE;

function findSignatureError({ name, role, pictureUrl }: CertificateSignature): string | undefined {
  return (
    findPictureError(pictureUrl) ??
    findTextError('The name of a signature', name, CERTIFICATE_LENGTHS.name) ??
    (role.trim() === '' ? undefined : findTextError('The role', role, CERTIFICATE_LENGTHS.role))
  );
}

export const certificateDesignRules: FormRules<CertificateDesign> = {
  title: findTitleError,
  text: findBodyError,
  // Texts for winners may be unfinished while there are none.
  winnerTitle: (value, { winnersTo }) => (winnersTo === 0 ? undefined : findTitleError(value)),
  winnerText: (value, { winnersTo }) => (winnersTo === 0 ? undefined : findBodyError(value)),
  logoUrl: findPictureError,
  signatures: (_value, { signatures }) => {
    if (signatures.length > SIGNATURES_MAX) return `A certificate has at most ${SIGNATURES_MAX} signatures.`;
    return signatures.map(findSignatureError).find((error) => error !== undefined);
  },
};

/** The error of a person's name on a certificate. */
export const findCertificateNameError = (name: string): string | undefined =>
  findTextError('The name', normalizeName(name), CERTIFICATE_LENGTHS.name);

/** Fills the fields of a text; a line with a field that has no value is left out (CE-2). */
export const fillCertificateText = (
  text: string,
  values: Readonly<Partial<Record<CertificateField, string>>>,
): string =>
  text
    .split(/\r?\n/)
    .map((line) => {
      let isComplete = true;
      const filled = line.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
        if (!isField(name)) return whole;
        const value = values[name] ?? '';
        isComplete &&= value !== '';
        return value;
      });
      return isComplete ? filled : undefined;
    })
    .filter((line) => line !== undefined)
    .join('\n');

/** Letters of a certificate's code: consonants, which form no words, without those that look alike. */
export const CERTIFICATE_CODE_LETTERS = 'BCDFGHJKMNPQRTVW';
const CODE_LENGTH = 25;

/** A code as people type it, in capitals without separators; undefined for a text that is no code. */
export function parseCertificateCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => CERTIFICATE_CODE_LETTERS.includes(letter))
    ? code
    : undefined;
}

/** A code in groups of five: `BCDFG-HJKMN-…`. */
export const formatCertificateCode = (code: string): string => (code.match(/.{1,5}/g) ?? []).join('-');
