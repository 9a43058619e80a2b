import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { manageEvents, teams } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { buildHost, type TestAccount } from '../buildAccount';
import { buildEvent } from '../buildEvent';
import { buildQuiz } from '../buildQuiz';
import { buildQuizParticipant } from '../buildQuizParticipant';
import { buildHackathon, buildRegistered } from '../buildTeam';
import { setUpTestApp } from '../setUpTestApp';
import { SkewedClock } from '../SkewedClock';
import { createQuizClient } from '../createQuizClient';
import { skipWithoutPostgres } from '../skipWithoutPostgres';
import { createEndingTimes, readOutcome } from './TimeWindow';

/** Each call begins before the moment and gets its lock after the moment. */
const UNTIL_MOMENT_MS = 400;
const HELD_MS = 800;

describe('a call that waits for a lock beyond the end', { skip: skipWithoutPostgres }, () => {
  const test = setUpTestApp({ clock: new SkewedClock(0) });
  let host: TestAccount;
  before(async () => {
    host = await buildHost(test);
  });

  /** Locks an event without changing it, because a changed row would make the waiting statement re-evaluate. */
  const withLockedEvent = async <Result>(eventId: string, act: () => Promise<Result>): Promise<Result> => {
    let acting: Promise<Result> | undefined;
    await test.database.transaction().execute(async (holder) => {
      await sql`select from events where id = ${eventId} for update`.execute(holder);
      acting = act();
      await setTimeout(HELD_MS);
    });
    if (acting === undefined) throw new Error('Nothing was begun.');
    return acting;
  };

  const readTimeSoon = async (): Promise<Date> =>
    new Date((await readDatabaseTime(test.app)).getTime() + UNTIL_MOMENT_MS);

  const move = (id: string, moments: Partial<ReturnType<typeof createEndingTimes>>) =>
    test.database.updateTable('events').set(moments).where('id', '=', id).execute();

  it('cancels no event that has ended meanwhile', async () => {
    const eventId = await buildEvent(test, host);
    await move(eventId, createEndingTimes(await readTimeSoon()));
    const call = () => readOutcome(test.call(manageEvents.cancel, { params: { eventId } }, host.token));
    assert.equal(await withLockedEvent(eventId, call), 'EVENT_ENDED');
  });

  it('creates no team after the deadline', async () => {
    const eventId = await buildHackathon(test, host);
    const { token } = await buildRegistered(test, eventId);
    const at = await readTimeSoon();
    await move(eventId, { registerEnd: at, startTime: at });
    const input = { params: { eventId }, body: { teamName: 'Late Owls', public: true } };
    const call = () => readOutcome(test.call(teams.create, input, token));
    assert.equal(await withLockedEvent(eventId, call), 'TEAMS_CLOSED');
  });

  it('begins no attempt after the end', async () => {
    const quiz = await buildQuiz(test, host);
    const taker = await buildQuizParticipant(test, quiz);
    await move(quiz.eventId, createEndingTimes(await readTimeSoon()));
    await withLockedEvent(quiz.eventId, () => createQuizClient(test, quiz, taker).open(1));
    const begun = test.database.selectFrom('attempts').select('userId');
    assert.deepEqual(await begun.where('eventId', '=', quiz.eventId).execute(), []);
  });

  it('would use the time before the wait if the locking statement also read the clock', async () => {
    const eventId = await buildEvent(test, host);
    const { rows } = await withLockedEvent(eventId, () =>
      sql<{ beside: Date; around: Date }>`
        select held.beside, clock_timestamp() as around
        from (select clock_timestamp() as beside from events where id = ${eventId} for update) as held
      `.execute(test.database),
    );
    const [read] = rows;
    assert.ok(read !== undefined && read.around.getTime() - read.beside.getTime() > HELD_MS / 2);
  });
});
