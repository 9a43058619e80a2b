import {
  auth,
  certificates,
  notifications,
  quiz,
  registration,
  teams,
  tickets,
} from '@marquee/shared-contracts';
import { crowd, findDeepPage, type GrowthRead, quizEvent, toRead } from './GrowthRead';
import type { GrowthSize } from './GrowthSize';

/** Reads of a participant. */
export function listParticipantReads({ upcoming, past, hosts }: GrowthSize): GrowthRead[] {
  const list = registration.events;
  return [
    toRead('participant list', list, { query: { size: 20 } }),
    toRead('participant search', list, { query: { q: 'Poetry', size: 20 } }),
    toRead('participant ended', list, { query: { state: 'ended', size: 20 } }),
    toRead('participant ended, deep page', list, {
      query: { state: 'ended', size: 20, page: findDeepPage(past, 20) },
    }),
    toRead('participant ended, search', list, { query: { q: 'Poetry', state: 'ended', size: 20 } }),
    toRead('participant running', list, { query: { state: 'running', size: 20 } }),
    toRead('participant by type', list, { query: { category: 'quiz', size: 20 } }),
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
    toRead('own certificates', certificates.own),
    toRead('own requests', registration.requests),
    toRead('own waits', registration.waiting),
    toRead('own ticket', tickets.read, { params: crowd }),
    // Another person, because exports are limited by account.
    { ...toRead('own data file', auth.exportOwnData), person: hosts + 2 },
  ];
}
