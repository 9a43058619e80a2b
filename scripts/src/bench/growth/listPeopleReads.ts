import { announcements, attendees, certificates, door, quizEditor, rooms } from '@marquee/shared-contracts';
import { crowd, findDeepPage, type GrowthRead, quizEvent, toNext, toRead } from './GrowthRead';
import type { GrowthSize } from './GrowthSize';

/** Lists of people at the largest events. */
export const listPeopleReads = (size: GrowthSize): GrowthRead[] => [
  ...listCrowdReads(size),
  ...listQuizReads(size),
  ...listCertificateReads(size),
];

function listCrowdReads({ attendees: people }: GrowthSize): GrowthRead[] {
  const toAttendees = (name: string, query: object) => toRead(name, attendees.list, { params: crowd, query });
  return [
    toAttendees('participants', { size: 50 }),
    toAttendees('participants, deep page', { size: 50, page: findDeepPage(people, 50) }),
    toNext(toAttendees('participants, deep page', { size: 50, page: findDeepPage(people, 50) })),
    toAttendees('participants by name', { size: 50, q: 'Priya' }),
    toAttendees('participants by institute', { size: 50, q: 'Lakeside' }),
    toAttendees('participants by full name', { size: 50, q: 'Kavya Nair' }),
    toAttendees('participants by email', { size: 50, q: 'bench-2123@' }),
    toAttendees('participants by team', { size: 50, q: 'Team 123' }),
    toAttendees('participants by a letter', { size: 50, q: 'a' }),
    toAttendees('participants without a team', { size: 50, team: 'without' }),
    toAttendees('participants not checked in', { size: 50, checkedIn: 'no' }),
    toAttendees('participants by type', { size: 50, type: 'College Student' }),
    toAttendees('participants by another type', { size: 50, type: 'Others' }),
    toAttendees('participants with a team, not checked in', { size: 50, team: 'with', checkedIn: 'no' }),
    toAttendees('participants without a team, by name', { size: 50, team: 'without', q: 'Kavya' }),
    toAttendees('participants without a team, by institute', { size: 50, team: 'without', q: 'Lakeside' }),
    toAttendees('participants, legacy page', {}),
    toAttendees('participants CSV', { format: 'csv' }),
    toRead('activity', attendees.activity, { params: crowd }),
    toRead('door', door.people, { params: crowd }),
    toRead('audience of announcements', announcements.audience, { params: crowd }),
    toRead('requests', attendees.requests, { params: crowd }),
    toRead('requests by name', attendees.requests, { params: crowd, query: { q: 'Priya' } }),
    toRead('requests by institute', attendees.requests, { params: crowd, query: { q: 'Lakeside' } }),
    toRead('requests, deep page', attendees.requests, {
      params: crowd,
      query: { page: findDeepPage(people, 100) },
    }),
    toRead('waitlist, deep page', attendees.waitlist, {
      params: crowd,
      query: { page: findDeepPage(people, 100) },
    }),
    toRead('waitlist', attendees.waitlist, { params: crowd }),
    toRead('rooms', rooms.list, { params: crowd, query: { allocations: 'none' } }),
    toRead('rooms with allocations', rooms.list, { params: crowd, query: { allocations: 'pages' } }),
  ];
}

function listQuizReads({ attempts }: GrowthSize): GrowthRead[] {
  const toScores = (name: string, query: object) =>
    toRead(name, quizEditor.scores, { params: quizEvent, query });
  const deepScores = toScores('scores, deep page', { size: 50, page: findDeepPage(attempts, 50) });
  return [
    toScores('scores', { size: 50 }),
    deepScores,
    toNext(deepScores),
    toScores('scores by name', { size: 50, q: 'Priya' }),
    toScores('scores by full name', { size: 50, q: 'Kavya Nair' }),
    toScores('scores by email', { size: 50, q: 'bench-2123@' }),
    toScores('scores by state', { size: 50, state: 'DISQUALIFIED' }),
    toScores('scores CSV', { format: 'csv' }),
    toRead('choices', quizEditor.choices, { params: quizEvent }),
    toRead('quiz questions', quizEditor.questions, { params: quizEvent }),
  ];
}

/** The first name of the search is that of every ninth certificate. */
function listCertificateReads({ attempts }: GrowthSize): GrowthRead[] {
  const toCertificates = (name: string, query: object = {}) =>
    toRead(name, certificates.list, { params: quizEvent, query });
  return [
    toCertificates('certificates'),
    toCertificates('certificates, deep page', { page: findDeepPage(attempts, 50) }),
    toCertificates('certificates by name', { q: 'Kavya' }),
    toCertificates('certificates by full name', { q: 'Kavya Nair' }),
    toCertificates('certificates by state', { state: 'revoked' }),
    toRead('certificates to issue', certificates.status, { params: quizEvent }),
  ];
}
