import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, registration, teams } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildHackathon, buildMember, buildTeam, type TestTeam } from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

async function build() {
  const team = await buildTeam(test, await buildHackathon(test, await buildHost(test)));
  return { team, first: await buildMember(test, team), second: await buildMember(test, team) };
}
type Built = Awaited<ReturnType<typeof build>>;

const readSize = async ({ id }: TestTeam) =>
  (await test.database.selectFrom('teams').select('size').where('id', '=', id).executeTakeFirst())?.size;

const remove = (team: TestTeam, person: TestAccount, by: TestAccount) =>
  test.call(teams.removeMember, { params: { teamId: team.id, accountId: person.id } }, by.token);

describe('the size of a team', () => {
  const rows: [string, (built: Built) => Promise<{ status: number }>, number][] = [
    ['counts its members', async () => ({ status: 200 }), 3],
    ['shrinks when a member leaves', ({ team, first }) => remove(team, first, first), 2],
    ['shrinks when the leader removes a member', ({ team, first }) => remove(team, first, team.leader), 2],
    [
      'shrinks with a cancelled registration',
      ({ team, first }) =>
        test.call(registration.cancelRegistration, { params: { eventId: team.eventId } }, first.token),
      2,
    ],
    ['shrinks with a deleted account', ({ first }) => test.call(auth.deleteAccount, {}, first.token), 2],
    [
      'stays with another leader',
      ({ team, first }) =>
        test.call(
          teams.handOver,
          { params: { teamId: team.id }, body: { accountId: first.id } },
          team.leader.token,
        ),
      3,
    ],
  ];
  for (const [title, act, size] of rows)
    it(title, async () => {
      const built = await build();
      assert.equal((await act(built)).status, 200);
      assert.equal(await readSize(built.team), size);
    });

  it('follows a member who is moved', async () => {
    const { team, first } = await build();
    const other = await buildTeam(test, team.eventId, { name: 'Early Birds' });
    await test.database
      .updateTable('teamMembers')
      .set({ teamId: other.id })
      .where('eventId', '=', team.eventId)
      .where('userId', '=', first.id)
      .execute();
    assert.deepEqual([await readSize(team), await readSize(other)], [2, 2]);
  });
});
