import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCertificateFacts } from '../../../testing/createCertificateFacts';
import { findCredentialErrors, findOpenBadgeErrors } from '../../../testing/credentialSchemas';
import type { CertificateFacts } from './CertificateFacts';
import { createCredential } from './createCredential';

const CASES: readonly [title: string, overrides: Partial<CertificateFacts>][] = [
  ['a winner with rank and score', {}],
  ['a winner without a rank', { rank: null, score: null }],
  ['a participant', { kind: 'PARTICIPATION', rank: null, score: null }],
  ['a certificate of a deleted event', { eventUrl: null }],
  ['a participant with a score', { kind: 'PARTICIPATION', rank: 9, score: 0 }],
];

/** A member of a credential by its path. */
const read = (credential: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      credential,
    );

describe('the credential of a certificate', () => {
  for (const [title, overrides] of CASES)
    it(`follows the schemas of Open Badges 3.0 and Verifiable Credentials 2.0 for ${title}`, () => {
      const credential = createCredential(createCertificateFacts(overrides));
      assert.deepEqual(findOpenBadgeErrors(credential), []);
      assert.deepEqual(findCredentialErrors(credential), []);
    });

  it('states its facts', () => {
    const facts = createCertificateFacts();
    const credential = createCredential(facts);
    const stated: readonly [path: string, value: unknown][] = [
      ['id', facts.url],
      ['validFrom', '2026-05-04T10:20:30Z'],
      ['description', 'Zubin Nair took rank 2 in Reading the *sky*, an event of Astronomy Club.'],
      ['issuer.id', `urn:uuid:${facts.designId}`],
      ['issuer.url', facts.eventUrl],
      ['issuer.name', 'Astronomy Club'],
      [
        'issuer.description',
        'Organizer of Reading the *sky*. Issued through Marquee (https://marquee.example).',
      ],
      ['credentialSubject.id', `urn:uuid:${facts.id}`],
      ['credentialSubject.identifier.0.identityHash', 'Zubin Nair'],
      ['credentialSubject.identifier.0.hashed', false],
      ['credentialSubject.result.0.value', '2'],
      ['credentialSubject.result.1.value', '87.5'],
      ['credentialSubject.achievement.achievementType', 'Award'],
      ['credentialStatus.statusListIndex', '4711'],
      ['credentialStatus.statusListCredential', facts.statusListUrl],
    ];
    for (const [path, value] of stated) assert.deepEqual(read(credential, path), value, path);
  });

  it('describes every result in its achievement, and neither of them without a result', () => {
    const ranked = createCredential(createCertificateFacts());
    for (const index of [0, 1])
      assert.equal(
        read(ranked, `credentialSubject.result.${index}.resultDescription`),
        read(ranked, `credentialSubject.achievement.resultDescription.${index}.id`),
      );
    const plain = createCredential(createCertificateFacts({ rank: null, score: null }));
    assert.equal(read(plain, 'credentialSubject.result'), undefined);
    assert.equal(read(plain, 'credentialSubject.achievement.resultDescription'), undefined);
  });

  it('repeats no text of a host in Markdown', () => {
    const narrative = read(
      createCredential(createCertificateFacts()),
      'credentialSubject.achievement.criteria.narrative',
    );
    assert.ok(typeof narrative === 'string' && !narrative.includes('sky'));
  });
});

describe('the schema of Open Badges 3.0', () => {
  const credential = createCredential(createCertificateFacts());

  for (const member of ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'])
    it(`refuses a credential without ${member}`, () => {
      const { [member]: _, ...rest } = Object.fromEntries(Object.entries(credential));
      assert.match(findOpenBadgeErrors(rest).join(), new RegExp(`must have required property '${member}'`));
    });

  it('refuses a time without its zone, another context and another identity type', () => {
    const broken = [
      { ...credential, validFrom: '2026-05-04' },
      { ...credential, '@context': [credential['@context'][1], credential['@context'][0]] },
      {
        ...credential,
        credentialSubject: {
          ...credential.credentialSubject,
          identifier: [
            { type: 'IdentityObject', hashed: false, identityHash: 'Zubin', identityType: 'nickname' },
          ],
        },
      },
    ];
    for (const changed of broken) assert.equal(findOpenBadgeErrors(changed).length, 1);
  });
});
