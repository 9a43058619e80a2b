import type { GrowthRead } from './GrowthRead';
import type { GrowthSize } from './GrowthSize';
import { listHostReads } from './listHostReads';
import { listParticipantReads } from './listParticipantReads';
import { listPeopleReads } from './listPeopleReads';
import { listPublicReads } from './listPublicReads';

/** Persons who read, one per round, because some calls are limited by account. */
export const listReaders = ({ hosts }: GrowthSize): number[] => [1, 2, 3, 4, ...listParticipants(hosts)];
const listParticipants = (hosts: number): number[] =>
  Array.from({ length: 10 }, (_, index) => hosts + 1 + index);

/** Every read that may grow with the data, by its reader. */
export function listGrowthReads(size: GrowthSize): GrowthRead[] {
  const participant = size.hosts + 1;
  return [
    ...listPublicReads(size),
    ...listParticipantReads(size).map((read) => ({ person: participant, ...read })),
    ...[...listHostReads(size), ...listPeopleReads(size)].map((read) => ({ person: 1, ...read })),
  ];
}
