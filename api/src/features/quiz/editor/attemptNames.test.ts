import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, profile, quizEditor } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildAttempt, buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { takeQuiz } from '../../../testing/takeQuiz';

const test = setUpTestApp();
let host: TestAccount;
let taken: TestQuiz;
beforeEach(async () => {
  host = await buildHost(test);
  taken = await buildQuiz(test, host, { size: 1 });
});

/** The names that a host's search finds. */
async function search(q: string): Promise<string[]> {
  const call = { params: { eventId: taken.eventId }, query: { q } };
  return (await test.call(quizEditor.scores, call, host.token)).body.content.map(({ name }) => name);
}

describe('a search in scores', () => {
  it('finds parts of names and emails, across first and last name, in any case', async () => {
    const asha = await takeQuiz(test, taken, { firstname: 'Asha', choices: ['yes'] });
    await takeQuiz(test, taken, { firstname: 'Bela', choices: [] });
    for (const q of ['sha', 'A', 'ASHA N', asha.email.slice(3, 20)])
      assert.ok((await search(q)).includes('Asha Nair'), q);
    for (const q of ['asha rao', '%', '_', 'college']) assert.deepEqual(await search(q), [], q);
    assert.equal((await search('nair')).length, 2);
  });

  it('finds people only in the quiz that they took', async () => {
    const other = await buildQuiz(test, host, { size: 1 });
    await takeQuiz(test, other, { firstname: 'Asha', choices: ['yes'] });
    assert.deepEqual(await search('asha'), []);
  });

  it('follows the name of the account, and of the registration if there is one', async () => {
    const by = await buildParticipant(test, { firstname: 'Asha' });
    await buildAttempt(test, taken, { by, answers: ['right'] });
    await test.call(profile.update, { body: { firstName: 'Usha' } }, by.token);
    assert.deepEqual([await search('asha'), await search('usha')], [[], ['Usha Nair']]);
    const registered = await takeQuiz(test, taken, { firstname: 'Meera', choices: ['yes'] });
    const change = test.database.updateTable('registrations').where('userId', '=', registered.id);
    await change.set({ firstName: 'Mira' }).execute();
    assert.deepEqual([await search('meera'), await search('mira')], [[], ['Mira Nair']]);
    await change.set({ state: 'CANCELLED' }).execute();
    assert.deepEqual([await search('meera'), await search('mira')], [['Meera Nair'], []]);
  });

  it('does not find a deleted account by its former name', async () => {
    const person = await takeQuiz(test, taken, { firstname: 'Asha', choices: ['yes'] });
    test.clock.set(new Date(taken.endTime.getTime() + 2_000));
    await test.call(auth.deleteAccount, { body: {} }, person.token);
    assert.deepEqual([await search('asha'), await search(person.email)], [[], []]);
    assert.equal((await search('')).length, 1);
  });
});
