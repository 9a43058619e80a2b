import { createHash } from 'node:crypto';
import {
  administrators,
  attendees,
  auth,
  buildPath,
  type Endpoint,
  events,
  manageEvents,
  notifications,
  quiz,
  quizEditor,
  registration,
  rooms,
  teams,
} from '@marquee/shared-contracts';
import { MAX_OFFSET } from '../../../../api/src/platform/http/toOffset';
import type { GrowthSize } from './GrowthSize';

/** A read under measurement; `person` is undefined for a visitor. */
export interface GrowthRead {
  name: string;
  path: string;
  person?: number;
  /** Calls at once; 1 by default. */
  callers?: number;
  /** Measures the page behind this one, by its cursor. */
  isNext?: true;
}

/** Callers at once of the reads that a crowd of them once stopped. */
const CALLERS = 20;

/** Persons who read, one per round, because some calls are limited by account. */
export const listReaders = ({ hosts }: GrowthSize): number[] => [1, 2, 3, 4, ...listParticipants(hosts)];
const listParticipants = (hosts: number): number[] =>
  Array.from({ length: 10 }, (_, index) => hosts + 1 + index);

const toEventId = (name: string): string => {
  const hex = createHash('md5').update(`event ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

const crowd = { eventId: toEventId('crowd') };
const quizEvent = { eventId: toEventId('quiz') };

/** The last page of a list that the offset may reach. */
const findDeepPage = (rows: number, pageSize: number): number =>
  Math.max(0, Math.floor((Math.min(rows, MAX_OFFSET) * 0.9) / pageSize));

/** Every read that may grow with the data, by its reader. */
export function listGrowthReads(size: GrowthSize): GrowthRead[] {
  const participant = size.hosts + 1;
  return [
    ...listPublicReads(size),
    ...listParticipantReads(size).map((read) => ({ person: participant, ...read })),
    ...[...listHostEventReads(size), ...listHostReads(size)].map((read) => ({ person: 1, ...read })),
  ];
}

function toRead(
  name: string,
  endpoint: Endpoint,
  of: { params?: Record<string, string>; query?: object } = {},
) {
  const query = new URLSearchParams(
    Object.entries(of.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  return { name, path: `${buildPath(endpoint.path, of.params ?? {})}?${query}` };
}

const toNext = <Read extends GrowthRead>(read: Read): Read => ({
  ...read,
  name: `${read.name}, next`,
  isNext: true,
});

function listPublicReads({ upcoming }: GrowthSize): GrowthRead[] {
  const list = events.events;
  return [
    { name: 'home page /', path: '/' },
    { name: 'metrics', path: '/metrics' },
    toRead('public list', list),
    toRead('public list by type', list, { query: { category: 'quiz', size: 20 } }),
    toRead('public list, deep page', list, { query: { size: 20, page: findDeepPage(upcoming, 20) } }),
    toNext(toRead('all events, deep page', events.search, { query: { page: findDeepPage(upcoming, 20) } })),
    toRead('public search', list, { query: { q: 'Poetry', size: 20 } }),
    toRead('public search, every event', list, { query: { q: 'event', size: 20 } }),
    toRead('public search, typing error', list, { query: { q: 'Potery', size: 20 } }),
    toRead('event details', events.details, { params: crowd }),
  ];
}

function listParticipantReads({ upcoming, past, hosts }: GrowthSize): GrowthRead[] {
  const list = registration.events;
  return [
    toRead('participant list', list, { query: { size: 20 } }),
    toRead('participant search', list, { query: { q: 'Poetry', size: 20 } }),
    toRead('participant ended', list, { query: { state: 'ended', size: 20 } }),
    toRead('participant ended, deep page', list, {
      query: { state: 'ended', size: 20, page: findDeepPage(past, 20) },
    }),
    toRead('participant list, deep page', list, { query: { size: 20, page: findDeepPage(upcoming, 20) } }),
    toRead('own past events', registration.pastEvents),
    toRead('own registrations', registration.registered),
    toRead('own favourites', registration.favourites),
    toRead('own views', registration.viewed),
    toRead('own event details', registration.details, { params: crowd }),
    toRead('notifications', notifications.newest),
    toRead('teams search', teams.search, { params: crowd }),
    toRead('teams search by name', teams.search, { params: crowd, query: { q: 'team 5' } }),
    toRead('leaderboard', quiz.leaderboardAndScores, { params: quizEvent }),
    toRead('quiz result', quiz.results, { params: quizEvent }),
    // Another person, because exports are limited by account.
    { ...toRead('own data file', auth.exportOwnData), person: hosts + 2 },
  ];
}

/** The lists of the host with the most events. */
function listHostEventReads({ hostEvents }: GrowthSize): GrowthRead[] {
  const list = manageEvents.list;
  const deepPage = toRead('host list, deep page', list, {
    query: { size: 20, page: findDeepPage(hostEvents, 20) },
  });
  return [
    toRead('host list', list, { query: { size: 20 } }),
    deepPage,
    toNext(deepPage),
    toRead('host list by name', list, { query: { size: 20, q: 'Poetry' } }),
    toRead('host list by state', list, { query: { size: 20, state: 'ended' } }),
    toRead('host list of one event', list, { query: { event: crowd.eventId } }),
    toRead('host home', manageEvents.first),
  ];
}

function listHostReads({ attendees: people, attempts, hosts }: GrowthSize): GrowthRead[] {
  const deepHosts = findDeepPage(hosts, 20);
  const toAttendees = (name: string, query: object) => toRead(name, attendees.list, { params: crowd, query });
  const toScores = (name: string, query: object) =>
    toRead(name, quizEditor.scores, { params: quizEvent, query });
  const deepScores = toScores('scores, deep page', { size: 50, page: findDeepPage(attempts, 50) });
  return [
    toRead('host event details', manageEvents.details, { params: crowd }),
    toRead('hosts', administrators.hosts),
    { ...toRead('hosts, deep page', administrators.hosts, { query: { page: deepHosts } }), person: 2 },
    { ...toRead('hosts by name', administrators.hosts, { query: { q: 'Priya' } }), person: 3 },
    {
      ...toRead(`host list, ${CALLERS} callers`, manageEvents.list, { query: { size: 20 } }),
      callers: CALLERS,
    },
    {
      ...toRead(`hosts by name, ${CALLERS} callers`, administrators.hosts, { query: { q: 'Priya' } }),
      person: 4,
      callers: CALLERS,
    },
    toAttendees('participants', { size: 50 }),
    toAttendees('participants, deep page', { size: 50, page: findDeepPage(people, 50) }),
    toNext(toAttendees('participants, deep page', { size: 50, page: findDeepPage(people, 50) })),
    toAttendees('participants by name', { size: 50, q: 'Priya' }),
    toAttendees('participants, legacy page', {}),
    toAttendees('participants CSV', { format: 'csv' }),
    toRead('activity', attendees.activity, { params: crowd }),
    toRead('rooms', rooms.list, { params: crowd, query: { allocations: 'none' } }),
    toRead('rooms with allocations', rooms.list, { params: crowd, query: { allocations: 'pages' } }),
    toScores('scores', { size: 50 }),
    deepScores,
    toNext(deepScores),
    toScores('scores by name', { size: 50, q: 'Priya' }),
    toScores('scores by state', { size: 50, state: 'DISQUALIFIED' }),
    toScores('scores CSV', { format: 'csv' }),
    toRead('choices', quizEditor.choices, { params: quizEvent }),
    toRead('quiz questions', quizEditor.questions, { params: quizEvent }),
  ];
}
