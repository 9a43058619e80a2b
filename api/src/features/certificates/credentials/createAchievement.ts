import type { CertificateFacts } from './CertificateFacts';

/** Texts per kind. The narrative is Markdown, so it repeats no text that a host typed. */
const KINDS = {
  PARTICIPATION: {
    achievementType: 'CertificateOfCompletion',
    name: 'Participation',
    verb: 'Took part in',
    narrative: 'The person took part in the event. Its organizer decided that and issued the certificate.',
  },
  WINNER: {
    achievementType: 'Award',
    name: 'Winner',
    verb: 'Won in',
    narrative:
      'The person was among the winners of the event. Its organizer chose them and issued the certificate.',
  },
} as const;

type ResultName = 'Rank' | 'Score';

const RESULT_TYPES: Readonly<Record<ResultName, string>> = { Rank: 'Result', Score: 'RawScore' };

/** The event's own id, because hosts type the names of organizations: equal names need not be the same issuer. */
export const getIssuerId = ({ designId }: CertificateFacts): string => `urn:uuid:${designId}`;

const getAchievementId = (facts: CertificateFacts): string =>
  `${getIssuerId(facts)}#${facts.kind.toLowerCase()}`;

const getResultId = (facts: CertificateFacts, name: ResultName): string =>
  `${getAchievementId(facts)}-${name.toLowerCase()}`;

function listResults({ kind, rank, score }: CertificateFacts): [name: ResultName, value: number][] {
  const results: [ResultName, number | null][] = [
    ['Rank', kind === 'WINNER' ? rank : null],
    ['Score', score],
  ];
  return results.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** The achievement by Open Badges 3.0: certificates of the same event and kind share its id. */
export function createAchievement(facts: CertificateFacts) {
  const { achievementType, name, verb, narrative } = KINDS[facts.kind];
  const resultDescription = listResults(facts).map(([result]) => ({
    id: getResultId(facts, result),
    type: ['ResultDescription'],
    name: result,
    resultType: RESULT_TYPES[result],
  }));
  return {
    id: getAchievementId(facts),
    type: ['Achievement'],
    achievementType,
    name: `${name}: ${facts.eventTitle}`,
    description: `${verb} ${facts.eventTitle}, an event of ${facts.organization}.`,
    criteria: { ...(facts.eventUrl !== null && { id: facts.eventUrl }), narrative },
    ...(resultDescription.length === 0 ? {} : { resultDescription }),
  };
}

/** The person's rank and score, if the certificate states any. */
export function createResults(facts: CertificateFacts) {
  const result = listResults(facts).map(([name, value]) => ({
    type: ['Result'],
    resultDescription: getResultId(facts, name),
    value: String(value),
  }));
  return result.length === 0 ? {} : { result };
}
