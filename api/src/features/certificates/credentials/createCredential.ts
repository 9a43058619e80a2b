import type { CertificateFacts } from './CertificateFacts';
import { createAchievement, createResults, getIssuerId } from './createAchievement';
import { CREDENTIALS_CONTEXT, toWholeSeconds } from './VerifiableCredential';

const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/**
 * Builds the credential of a certificate by Open Badges 3.0. Equal facts give an equal credential, so it can be signed on
 * each request instead of being stored.
 */
export function createCredential(facts: CertificateFacts) {
  const { id, url, issuedAt } = facts;
  const credentialSubject = {
    // The standard requires an id for `sub`; one per certificate links no two certificates of a person.
    id: `urn:uuid:${id}`,
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', hashed: false, identityHash: facts.personName, identityType: 'name' },
    ],
    achievement: createAchievement(facts),
    ...createResults(facts),
  };
  return {
    '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    ...describeCertificate(facts),
    issuer: createIssuer(facts),
    validFrom: toWholeSeconds(issuedAt),
    credentialSubject,
    credentialStatus: createStatusEntry(facts),
  };
}

function describeCertificate({ kind, personName, eventTitle, organization, rank }: CertificateFacts) {
  const event = `${eventTitle}, an event of ${organization}`;
  if (kind === 'PARTICIPATION')
    return {
      name: `Certificate of participation: ${eventTitle}`,
      description: `${personName} took part in ${event}.`,
    };
  return {
    name: `Winner’s certificate: ${eventTitle}`,
    description:
      rank === null ? `${personName} won in ${event}.` : `${personName} took rank ${rank} in ${event}.`,
  };
}

const createIssuer = (facts: CertificateFacts) => ({
  id: getIssuerId(facts),
  type: ['Profile'],
  name: facts.organization,
  ...(facts.eventUrl !== null && { url: facts.eventUrl }),
  description: `Organizer of ${facts.eventTitle}. Issued through Marquee (${facts.origin}).`,
});

/** Bitstring Status List 1.0 forbids the list's own URL as the entry's id; Open Badges requires an id. */
const createStatusEntry = ({ statusIndex, statusListUrl }: CertificateFacts) => ({
  id: `${statusListUrl}#${statusIndex}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(statusIndex),
  statusListCredential: statusListUrl,
});
