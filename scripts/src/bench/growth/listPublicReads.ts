import { calendars, certificates, events } from '@marquee/shared-contracts';
import { toCertificateCode } from './certificateStatements';
import { crowd, findDeepPage, type GrowthRead, inDays, toId, toNext, toRead } from './GrowthRead';
import type { GrowthSize } from './GrowthSize';

/** Reads of visitors. */
export function listPublicReads({ upcoming }: GrowthSize): GrowthRead[] {
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
    toRead('public search, two words', list, { query: { q: 'poetry mumbai', size: 20 } }),
    toRead('public search, next days', list, {
      query: { q: 'Poetry', from: inDays(2), to: inDays(4), size: 20 },
    }),
    toRead('public search, open', list, { query: { q: 'Poetry', open: 'yes', size: 20 } }),
    toNext(toRead('public search', events.search, { query: { q: 'Poetry' } })),
    toRead('all events, a week', events.search, { query: { from: inDays(30), to: inDays(37) } }),
    toRead('all events, open', events.search, { query: { open: 'yes' } }),
    toRead('all events, open quizzes', events.search, { query: { open: 'yes', category: 'quiz' } }),
    toRead('public calendar', calendars.events),
    toRead('calendar of a host', calendars.host, { params: { hostId: toId('person 1') } }),
    toRead('event details', events.details, { params: crowd }),
    toRead('certificate', certificates.details, { params: { certificateCode: toCertificateCode(1) } }),
    toRead('status list of certificates', certificates.statusList, { params: { statusList: '0' } }),
  ];
}
