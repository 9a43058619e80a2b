import type { Attendee, RoomAllocation } from '@marquee/shared-contracts';

/** A team with all its members, or a single participant, that can be allocated to a room. */
export interface Candidate {
  kind: RoomAllocation['kind'];
  id: string;
  name: string;
  /** Detail that distinguishes participants with the same name. */
  detail: string;
}

/** Lists the teams of the attendees found, without duplicates, before the attendees themselves. */
export function listCandidates(people: readonly Attendee[]): Candidate[] {
  const teams = new Map(
    people.flatMap(({ teamId, team }) => (teamId === null ? [] : [[teamId, team ?? ''] as const])),
  );
  return [
    ...[...teams].map(([id, name]) => ({ kind: 'TEAM' as const, id, name, detail: 'Team' })),
    ...people.map(({ id, name, email }) => ({ kind: 'PERSON' as const, id, name, detail: email })),
  ];
}
