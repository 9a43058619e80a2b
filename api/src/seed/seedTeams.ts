import type { Database } from '../platform/database/Database';
import { saveMember, saveTeam } from '../features/teams/queries';
import { listAttendees, getRegistrationTime } from './listAttendees';
import type { DemoEvent } from './DemoEvent';
import { demoEvents } from './demoEvents';
import { createDemoId } from './createDemoId';

interface DemoTeam {
  name: string;
  size: number;
  closed?: true;
}

/** Teams take attendees in order of registration; the remaining attendees have no team. */
const TEAMS: Readonly<Record<string, readonly DemoTeam[]>> = {
  'monsoon-hack': [
    { name: 'Night Owls', size: 3 },
    { name: 'Segfault Samosas', size: 2 },
    { name: 'Rainmakers', size: 1 },
    { name: 'Ctrl Alt Monsoon', size: 4 },
    { name: 'Quiet Current', size: 2, closed: true },
  ],
  'brain-wave': [
    { name: 'Periodic Fable', size: 3 },
    { name: 'Two Point Oh', size: 2 },
  ],
  'green-sprint': [
    { name: 'Half a Litre', size: 3 },
    { name: 'Switch Off', size: 3 },
    { name: 'Compost Mortem', size: 2 },
  ],
  'backwater-build': [
    { name: 'Tide Table', size: 4 },
    { name: 'Net Gain', size: 4 },
  ],
};

/** Inserts teams; the first member leads. */
export async function seedTeams(database: Database, now: Date): Promise<void> {
  for (const event of demoEvents) {
    const people = listAttendees(event).map((person, index) => ({
      userId: createDemoId('account', person.key),
      joinedAt: getRegistrationTime(event, index, now),
    }));
    for (const team of TEAMS[event.key] ?? []) {
      await seedTeam(database, { event, team, people: people.splice(0, team.size) });
    }
  }
}

interface Seeded {
  event: DemoEvent;
  team: DemoTeam;
  people: { userId: string; joinedAt: Date }[];
}

async function seedTeam(database: Database, { event, team, people }: Seeded): Promise<void> {
  const [leader, ...members] = people;
  if (leader === undefined) return;
  const eventId = createDemoId('event', event.key);
  const id = createDemoId('team', event.key, team.name);
  await saveTeam(database, {
    eventId,
    id,
    name: team.name,
    public: team.closed !== true,
    leaderId: leader.userId,
    now: leader.joinedAt,
  });
  for (const member of members) await saveMember(database, { eventId, teamId: id, leader: false, ...member });
}
