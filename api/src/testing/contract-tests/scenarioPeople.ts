import { door } from '@marquee/shared-contracts';
import { startSession } from '../../features/accounts/queries';
import { buildHost, buildParticipant, type TestAccount } from '../buildAccount';
import type { TestApp } from '../buildTestApp';
import type { CallerKind } from './callers';

const WEEK = 7 * 24 * 3_600_000;

const HOSTS = ['owner', 'administrator', 'editor', 'desk', 'host', 'otherHost'] as const;
const PARTICIPANTS = ['participant', 'other', 'member', 'leader'] as const;

/** The accounts that call, by what they are to the event of a scenario. */
export type People = Record<(typeof HOSTS)[number] | (typeof PARTICIPANTS)[number], TestAccount>;

/** Builds an account for each. */
export async function buildPeople(test: TestApp): Promise<People> {
  const people: Partial<People> = {};
  for (const name of HOSTS) people[name] = await buildHost(test);
  for (const name of PARTICIPANTS) people[name] = await buildParticipant(test);
  return people as People;
}

/** Makes three of the hosts administrators, one in each role (HO-19). */
export async function addAdministrators(test: TestApp, eventId: string, people: People): Promise<void> {
  const roles = [
    [people.administrator, 'MANAGER'],
    [people.editor, 'EDITOR'],
    [people.desk, 'DESK'],
  ] as const;
  const addedAt = test.clock.now();
  const rows = roles.map(([{ id: userId }, role]) => ({ eventId, userId, role, addedAt }));
  await test.database.insertInto('eventAdministrators').values(rows).execute();
}

/** The token of a link to the event's door. */
async function createHelperToken(test: TestApp, eventId: string, owner: TestAccount): Promise<string> {
  const input = { params: { eventId }, body: { name: 'North gate' } };
  return (await test.call(door.createLink, input, owner.token)).body.data.token;
}

/** The session or link of each kind of caller. */
export async function createTokens(
  test: TestApp,
  people: People,
  eventId: string,
): Promise<Record<CallerKind, string | undefined>> {
  const old = new Date(test.clock.now().getTime() - 2 * WEEK);
  return {
    nobody: undefined,
    expired: await startSession(test.database, people.participant.id, old),
    participant: people.participant.token,
    'other participant': people.other.token,
    member: people.member.token,
    leader: people.leader.token,
    host: people.host.token,
    'other host': people.otherHost.token,
    administrator: people.administrator.token,
    editor: people.editor.token,
    desk: people.desk.token,
    owner: people.owner.token,
    helper: await createHelperToken(test, eventId, people.owner),
  };
}
