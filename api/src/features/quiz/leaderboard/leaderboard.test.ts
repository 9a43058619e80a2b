import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, profile, quiz, teams } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildAttempt, buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { scoreAttempts } from '../queries';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const readLeaderboard = (eventId: string, by: TestAccount, limit?: string) =>
  test.call(
    quiz.leaderboardAndScores,
    { params: { eventId }, query: limit === undefined ? {} : { limit } },
    by.token,
  );

async function joinQuiz({ eventId }: TestQuiz, firstname = 'Priya'): Promise<TestAccount> {
  const person = await buildParticipant(test, { firstname });
  await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);
  return person;
}

type Answers = Parameters<typeof buildAttempt>[2]['answers'];

async function takeQuiz(of: TestQuiz, firstname: string, answers: Answers): Promise<TestAccount> {
  const by = await joinQuiz(of, firstname);
  await buildAttempt(test, of, { by, answers });
  return by;
}

describe('the leaderboard', () => {
  it('shows the best by first name and initial, and the caller’s own score and rank', async () => {
    const taken = await buildQuiz(test, host);
    await takeQuiz(taken, 'Asha', ['right', 'right', 'right']);
    const own = await takeQuiz(taken, 'Tara', ['right', 'wrong', 'right']);
    await takeQuiz(taken, 'Dev', ['right', 'wrong', 'right']);
    await takeQuiz(taken, 'Zoya', ['wrong', 'right', 'open']);
    await scoreAttempts(test.database, taken.eventId);
    const { status, body } = await readLeaderboard(taken.eventId, own);
    assert.equal(status, 200);
    const { topScores, ...rest } = body.data;
    assert.deepEqual(
      topScores.map(({ rank, participantName, correctAnswers, seconds }) => [
        rank,
        participantName,
        correctAnswers,
        seconds,
      ]),
      [
        [1, 'Asha N.', 3, 30],
        [2, 'Tara N.', 2, 30],
        [2, 'Dev N.', 2, 30],
        [4, 'Zoya N.', 1, 20],
      ],
    );
    assert.deepEqual(
      topScores.map((line) => line.own),
      [false, true, false, false],
    );
    assert.deepEqual(rest, {
      eventTitle: 'Quiz of the day',
      ended: false,
      teamScores: [],
      participantDetails: { totalQuestions: 3, correctAnswers: 2, seconds: 30 },
      rank: 2,
      total: 4,
      totalQuestions: 3,
    });
  });

  it('hides the name of an anonymous participant from everybody else', async () => {
    const taken = await buildQuiz(test, host);
    const shy = await takeQuiz(taken, 'Asha', ['right', 'right', 'right']);
    const other = await takeQuiz(taken, 'Tara', ['right', 'wrong', 'right']);
    await scoreAttempts(test.database, taken.eventId);
    const body = { anonymous: true, imageUrl: '/images/avatars/2.svg' };
    await test.call(profile.update, { body }, shy.token);
    const readFirst = async (by: TestAccount) => {
      const [line] = (await readLeaderboard(taken.eventId, by)).body.data.topScores;
      return [line?.participantName, line?.imageUrl, line?.correctAnswers];
    };
    assert.deepEqual(await readFirst(other), ['Anonymous', '', 3]);
    assert.deepEqual(await readFirst(host), ['Anonymous', '', 3]);
    assert.deepEqual(await readFirst(shy), ['Asha N.', '/images/avatars/2.svg', 3]);
  });

  it('ranks teams by the sum of their members’ correct answers, counting members with a result', async () => {
    const taken = await buildQuiz(test, host, { teamCreationAllowed: true, maxTeamSize: 3 });
    const [lena, tom] = [await joinQuiz(taken, 'Lena'), await joinQuiz(taken, 'Tom')];
    const [ada, idle] = [await joinQuiz(taken, 'Ada'), await joinQuiz(taken, 'Ida')];
    const createTeam = async (teamName: string, leader: TestAccount) => {
      const form = { params: { eventId: taken.eventId }, body: { teamName } };
      return (await test.call(teams.create, form, leader.token)).body.data.id;
    };
    await createTeam('Solo', tom);
    await createTeam('Without result', idle);
    const teamId = await createTeam('Owls', lena);
    const { code } = (await test.call(teams.invite, { params: { teamId } }, lena.token)).body.data;
    await test.call(teams.joinByInvite, { params: { code } }, ada.token);
    await buildAttempt(test, taken, { by: lena, answers: ['right', 'right', 'wrong'] });
    await buildAttempt(test, taken, { by: tom, answers: ['right', 'right', 'right'] });
    await scoreAttempts(test.database, taken.eventId);
    const { data } = (await readLeaderboard(taken.eventId, lena)).body;
    assert.deepEqual(data.teamScores, [
      { rank: 1, teamName: 'Solo', score: 3, members: 1, own: false },
      { rank: 2, teamName: 'Owls', score: 2, members: 2, own: true },
    ]);
    const best = (await readLeaderboard(taken.eventId, lena, '1')).body.data.teamScores;
    assert.deepEqual(
      best.map(({ teamName }) => teamName),
      ['Solo', 'Owls'],
    );
  });

  it('contains no person’s id or email and no correct answer', async () => {
    const taken = await buildQuiz(test, host);
    const own = await takeQuiz(taken, 'Tara', ['right', 'wrong', 'right']);
    await scoreAttempts(test.database, taken.eventId);
    const text = JSON.stringify((await readLeaderboard(taken.eventId, own)).body);
    assert.doesNotMatch(text, /@/);
    for (const secret of [own.id, ...taken.questions.map(({ right }) => right)])
      assert.ok(!text.includes(secret));
  });

  it('shows ten entries, or the requested number up to 100, and the caller’s rank beyond them', async () => {
    const taken = await buildQuiz(test, host);
    for (let person = 0; person < 11; person += 1) await takeQuiz(taken, 'Asha', ['right', 'right', 'right']);
    const last = await takeQuiz(taken, 'Tara', ['wrong', 'wrong', 'wrong']);
    await scoreAttempts(test.database, taken.eventId);
    const { data } = (await readLeaderboard(taken.eventId, last)).body;
    assert.equal(data.topScores.length, 10);
    assert.deepEqual([data.rank, data.total], [12, 12]);
    assert.equal((await readLeaderboard(taken.eventId, last, '3')).body.data.topScores.length, 3);
    assert.equal((await readLeaderboard(taken.eventId, last, '101')).status, 400);
  });

  it('is hidden from a registered participant until their submit', async () => {
    const taken = await buildQuiz(test, host);
    const person = await joinQuiz(taken);
    const readError = async () => {
      const { status, error } = await readLeaderboard(taken.eventId, person);
      return [status, error.code, error.message];
    };
    assert.deepEqual(await readError(), [403, 'QUIZ_NOT_FINISHED', 'Finish the quiz first']);
    await buildAttempt(test, taken, { by: person, answers: ['right'], state: 'OPEN' });
    assert.deepEqual(await readError(), [403, 'QUIZ_NOT_FINISHED', 'Finish the quiz first']);
  });

  it('is open to a disqualified participant, without their entry', async () => {
    const taken = await buildQuiz(test, host);
    const person = await joinQuiz(taken);
    await buildAttempt(test, taken, { by: person, answers: ['right'], state: 'DISQUALIFIED' });
    const { status, body } = await readLeaderboard(taken.eventId, person);
    assert.deepEqual([status, body.data.rank, body.data.total], [200, null, 0]);
  });

  it('opens to everybody registered two seconds after the end, without a rank for absentees', async () => {
    const taken = await buildQuiz(test, host);
    const person = await joinQuiz(taken);
    test.clock.set(new Date(taken.endTime.getTime() + 1_999));
    assert.equal((await readLeaderboard(taken.eventId, person)).status, 403);
    test.clock.advance(0.001);
    const { data } = (await readLeaderboard(taken.eventId, person)).body;
    assert.deepEqual(data, {
      eventTitle: 'Quiz of the day',
      ended: true,
      topScores: [],
      teamScores: [],
      participantDetails: null,
      rank: null,
      total: 0,
      totalQuestions: 3,
    });
  });

  it('is always open to the quiz’s owner and administrators, and to no other host', async () => {
    const taken = await buildQuiz(test, host);
    const [administrator, stranger] = [await buildHost(test), await buildHost(test)];
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId: taken.eventId, userId: administrator.id, addedAt: test.clock.now() })
      .execute();
    assert.equal((await readLeaderboard(taken.eventId, host)).status, 200);
    assert.equal((await readLeaderboard(taken.eventId, administrator)).status, 200);
    assert.deepEqual((await readLeaderboard(taken.eventId, stranger)).error.code, 'ROLE_NOT_ALLOWED');
  });

  it('asks to register first; private quizzes, other events and missing events are equally absent', async () => {
    const person = await buildParticipant(test);
    const open = await buildQuiz(test, host);
    assert.equal((await readLeaderboard(open.eventId, person)).error.code, 'NOT_REGISTERED');
    const hidden = await buildQuiz(test, host, { visibility: 'private' });
    const seminar = await buildQuiz(test, host, { category: 'seminar' });
    const absent = await readLeaderboard('00000000-0000-7000-8000-000000000000', person);
    for (const { eventId } of [hidden, seminar]) {
      const answer = await readLeaderboard(eventId, person);
      assert.equal(answer.status, 404);
      assert.deepEqual(answer.error, absent.error);
    }
  });

  it('is read again after two seconds', async () => {
    const taken = await buildQuiz(test, host);
    assert.equal((await readLeaderboard(taken.eventId, host)).body.data.total, 0);
    await takeQuiz(taken, 'Asha', ['right']);
    await scoreAttempts(test.database, taken.eventId);
    assert.equal((await readLeaderboard(taken.eventId, host)).body.data.total, 0);
    test.clock.advance(2);
    assert.equal((await readLeaderboard(taken.eventId, host)).body.data.total, 1);
  });
});

describe('scoring', () => {
  it('measures an attempt’s time from its own start, in whole seconds', async () => {
    const taken = await buildQuiz(test, host);
    const done = await takeQuiz(taken, 'Asha', ['right']);
    for (const milliseconds of [0, 999, 60_999, 61_000]) {
      const at = new Date(test.clock.now().getTime() + milliseconds);
      const stored = await test.database
        .updateTable('attempts')
        .set({ startedAt: test.clock.now(), lastAnswerAt: at })
        .where('eventId', '=', taken.eventId)
        .where('userId', '=', done.id)
        .returning('seconds')
        .executeTakeFirstOrThrow();
      assert.equal(stored.seconds, Math.floor(milliseconds / 1000));
    }
  });

  const readScores = async ({ eventId }: TestQuiz) =>
    test.database
      .selectFrom('attempts')
      .select(['userId', 'answered', 'correctAnswers', 'lastAnswerAt'])
      .where('eventId', '=', eventId)
      .orderBy('startedAt')
      .execute();

  it('counts answered and correct questions, and skips open attempts', async () => {
    const taken = await buildQuiz(test, host);
    const done = await takeQuiz(taken, 'Asha', ['right', 'wrong', 'open']);
    const start = test.clock.now();
    test.clock.advance(1);
    const open = await joinQuiz(taken);
    await buildAttempt(test, taken, { by: open, answers: ['right'], state: 'OPEN' });
    await scoreAttempts(test.database, taken.eventId);
    assert.deepEqual(await readScores(taken), [
      { userId: done.id, answered: 2, correctAnswers: 1, lastAnswerAt: new Date(start.getTime() + 20_000) },
      { userId: open.id, answered: null, correctAnswers: null, lastAnswerAt: null },
    ]);
  });

  it('ignores answers from two seconds after the end on', async () => {
    const taken = await buildQuiz(test, host);
    // Answers arrive ten, twenty and thirty seconds after the start.
    for (const left of [18_001, 18_000]) {
      test.clock.set(new Date(taken.endTime.getTime() - left));
      await takeQuiz(taken, 'Asha', ['right', 'right', 'right']);
    }
    await scoreAttempts(test.database, taken.eventId);
    assert.deepEqual(
      (await readScores(taken)).map(({ answered, correctAnswers }) => [answered, correctAnswers]),
      [
        [2, 2],
        [1, 1],
      ],
    );
  });

  it('omits empty and disqualified attempts', async () => {
    const taken = await buildQuiz(test, host);
    await takeQuiz(taken, 'Asha', []);
    const disqualified = await joinQuiz(taken);
    await buildAttempt(test, taken, { by: disqualified, answers: ['right'], state: 'DISQUALIFIED' });
    await scoreAttempts(test.database, taken.eventId);
    assert.equal((await readLeaderboard(taken.eventId, host)).body.data.total, 0);
  });

  it('can run twice', async () => {
    const taken = await buildQuiz(test, host);
    await takeQuiz(taken, 'Asha', ['right', 'wrong', 'right']);
    await scoreAttempts(test.database, taken.eventId);
    const first = await readScores(taken);
    await scoreAttempts(test.database, taken.eventId);
    assert.deepEqual(await readScores(taken), first);
  });
});
