import { administrators, manageEvents } from '@marquee/shared-contracts';
import { crowd, findDeepPage, type GrowthRead, toNext, toRead } from './GrowthRead';
import type { GrowthSize } from './GrowthSize';

/** Callers at once of the reads that a crowd of them once stopped. */
const CALLERS = 20;

/** Reads of the host with the most events. */
export const listHostReads = (size: GrowthSize): GrowthRead[] => [
  ...listHostEventReads(size),
  ...listHostSearches(size),
];

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
    toRead('host list, drafts', list, { query: { size: 20, state: 'draft' } }),
    toRead('host list, quizzes', list, { query: { size: 20, category: 'quiz' } }),
    toRead('host list of one event', list, { query: { event: crowd.eventId } }),
    toRead('host home', manageEvents.first),
  ];
}

function listHostSearches({ hosts }: GrowthSize): GrowthRead[] {
  const deepHosts = findDeepPage(hosts, 20);
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
  ];
}
