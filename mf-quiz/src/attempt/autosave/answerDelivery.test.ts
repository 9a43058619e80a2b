import { quiz } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  clearStorage,
  FAKE_QUIZ_ID,
  fakeApi,
  type FakeNetwork,
  FakeQuiz,
  readStoredTexts,
  sampleAccount,
  sampleGrant,
  sampleId,
} from '@marquee/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { when } from 'mobx';
import { QuizStore } from '../QuizStore';

const asha = sampleAccount();
const ravi = sampleAccount({ id: sampleId(950), firstname: 'Ravi', email: 'ravi@demo.test' });

let server: FakeQuiz;
let store: QuizStore;

/** Replaces the store as a reload does: only the device's storage survives. */
async function reload(account = asha): Promise<void> {
  store.stop();
  store = new QuizStore({ accountId: account.id, eventId: FAKE_QUIZ_ID });
  void store.open();
  await when(() => store.progress.state === 'succeeded', { timeout: 1_000 });
}

beforeEach(async () => {
  clearStorage();
  server = new FakeQuiz(fakeApi());
  await session.logOut();
  await session.begin(sampleGrant(asha));
  store = new QuizStore({ accountId: asha.id, eventId: FAKE_QUIZ_ID });
  await store.open();
  await store.begin();
});
afterEach(() => store.stop());

/** Answers the question of a page, loading it if necessary. */
async function answerQuestion(page: number, option: string): Promise<void> {
  const call = store.questions.getPage(page);
  const question = call.result ?? (await call.run());
  if (question === undefined) throw new Error(`Question ${page} could not be read.`);
  store.outbox.addAnswer(question, option);
}

const loadAllQuestions = () => Promise.all([1, 2, 3].map((page) => store.questions.getPage(page).run()));
const reconnect = (network: FakeNetwork = 'there'): void => {
  server.network = network;
  window.dispatchEvent(new Event('online'));
};
const waitUntilSaved = () => when(() => store.sender.status === 'saved', { timeout: 4_000 });
const waitUntilStalled = async () => {
  await when(() => store.sender.status === 'pending', { timeout: 1_000 });
  // The sender listens for the network after it has shown its state.
  await new Promise((resolve) => setTimeout(resolve));
};
const listSelectedOptions = () =>
  [1, 2, 3].map(
    (page) => store.outbox.getSelectedOption(store.questions.getPage(page).result?.id ?? '') ?? null,
  );

const steps: readonly (readonly [page: number, option: string])[] = [
  [1, 'North'],
  [2, 'East'],
  [1, 'South'],
  [3, 'West'],
  [2, 'North'],
];
const FINAL_ANSWERS = { 1: 'South', 2: 'North', 3: 'West' };

describe('answers without a network', () => {
  const failures = steps.flatMap((_step, at) =>
    (['away', 'losing replies', 'overloaded'] as const).map((network) => [at + 1, network] as const),
  );

  it.each(failures)(
    'stay pending from answer %i on (%s), and the last to each question are saved',
    async (at, network) => {
      await loadAllQuestions();
      for (const [index, [page, option]] of steps.entries()) {
        if (index === at - 1) {
          await waitUntilSaved();
          server.network = network;
        }
        await answerQuestion(page, option);
      }
      expect(listSelectedOptions()).toEqual(['South', 'North', 'West']);
      await waitUntilStalled();
      reconnect();
      await waitUntilSaved();
      expect(server.stored).toEqual(FINAL_ANSWERS);
      expect(readStoredTexts().join()).not.toContain('question');
    },
  );

  it.each(failures)('survive a reload after answer %i (%s)', async (at, network) => {
    await loadAllQuestions();
    server.network = network;
    for (const [page, option] of steps.slice(0, at)) await answerQuestion(page, option);
    await waitUntilStalled();
    server.network = 'there';
    await reload();
    for (const [page, option] of steps.slice(at)) await answerQuestion(page, option);
    await waitUntilSaved();
    await loadAllQuestions();
    expect(listSelectedOptions()).toEqual(['South', 'North', 'West']);
    expect(server.stored).toEqual(FINAL_ANSWERS);
  });

  it('are sent in the order in which they were selected', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(3, 'West');
    await answerQuestion(1, 'South');
    await answerQuestion(2, 'East');
    await waitUntilStalled();
    reconnect();
    await waitUntilSaved();
    expect(server.arrived).toEqual(['3 West', '1 South', '2 East']);
  });
});

describe('an answer saved by another device', () => {
  it('wins over an older pending answer, which is reported as rejected (QZ-10)', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(1, 'North');
    await waitUntilStalled();
    server.chooseElsewhere(1, 'West');
    reconnect();
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'West' });
    expect(listSelectedOptions()[0]).toBe('West');
    expect(store.outbox.rejected).toEqual([
      expect.objectContaining({
        page: 1,
        selectedOption: 'North',
        returned: 'This answer was changed on another device.',
      }),
    ]);
    await reload();
    expect(store.outbox.rejected).toHaveLength(1);
    store.outbox.rejected.forEach(({ questionId }) => store.outbox.remove(questionId));
    await reload();
    expect(store.outbox.rejected).toEqual([]);
  });

  it('is replaced by a later answer that is based on it', async () => {
    server.chooseElsewhere(1, 'West');
    await loadAllQuestions();
    await answerQuestion(1, 'East');
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'East' });
    expect(store.outbox.rejected).toEqual([]);
  });

  it('is not mistaken for this device’s own answer whose reply was lost', async () => {
    await loadAllQuestions();
    server.network = 'losing replies';
    await answerQuestion(1, 'North');
    await waitUntilStalled();
    server.network = 'away';
    await answerQuestion(1, 'South');
    server.chooseElsewhere(1, 'West');
    reconnect();
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'West' });
    expect(store.outbox.rejected).toHaveLength(1);
  });
});

describe('pending answers of an account', () => {
  it('are neither visible to nor sent by another account on the same device', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(1, 'North');
    await waitUntilStalled();
    await session.logOut();
    await session.begin(sampleGrant(ravi));
    server.network = 'there';
    window.dispatchEvent(new Event('online'));
    await reload(ravi);
    expect(store.outbox.pending).toEqual([]);
    expect(server.stored).toEqual({});
    await session.logOut();
    await session.begin(sampleGrant(asha));
    await reload(asha);
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'North' });
  });

  it('stay queued after the session has ended, until the same account logs in again', async () => {
    await loadAllQuestions();
    server.api.refuse(quiz.answer, 'UNAUTHENTICATED');
    await answerQuestion(1, 'North');
    await waitFor(() => expect(server.api.inputs(quiz.answer)).toHaveLength(1));
    expect(store.outbox.pending).toHaveLength(1);
    server = new FakeQuiz(fakeApi());
    await session.begin(sampleGrant(asha));
    server.state = 'OPEN';
    await reload();
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'North' });
  });
});

describe('an answer that misses the end', () => {
  const endQuiz = (): void => {
    server.endsAt = Date.now() - 3_000;
  };

  it('is rejected with its question, also after a reload, unless the server has saved it', async () => {
    await loadAllQuestions();
    server.network = 'losing replies';
    await answerQuestion(1, 'North');
    await waitUntilStalled();
    server.network = 'away';
    await answerQuestion(2, 'East');
    endQuiz();
    reconnect();
    await waitFor(() => expect(store.outbox.rejected).toHaveLength(1));
    const rejected = {
      page: 2,
      questionText: 'Where does question 2 lead?',
      selectedOption: 'East',
      returned: 'The quiz is over!',
    };
    expect(store.outbox.rejected).toEqual([expect.objectContaining(rejected)]);
    expect(store.isFinished).toBe(false);
    await reload();
    expect(store.outbox.rejected).toEqual([expect.objectContaining(rejected)]);
    expect(server.stored).toEqual({ 1: 'North' });
  });

  it('is rejected if the page was closed before the end and opened after it', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(3, 'South');
    await waitUntilStalled();
    store.stop();
    endQuiz();
    server.network = 'there';
    await reload();
    await waitFor(() => expect(store.outbox.rejected).toHaveLength(1));
    expect(store.outbox.rejected[0]).toMatchObject({ page: 3, selectedOption: 'South' });
  });

  it('is rejected if another device has submitted the quiz', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(1, 'North');
    await waitUntilStalled();
    server.state = 'SUBMITTED';
    reconnect();
    await waitFor(() => expect(store.outbox.rejected).toHaveLength(1));
    expect(store.outbox.rejected[0]?.returned).toBe('You have already submitted the quiz.');
  });
});

describe('submitting', () => {
  it('sends pending answers first', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(1, 'North');
    await answerQuestion(2, 'East');
    await waitUntilStalled();
    server.network = 'there';
    await store.submit();
    expect(server.stored).toEqual({ 1: 'North', 2: 'East' });
    expect([server.state, store.isFinished]).toEqual(['SUBMITTED', true]);
  });

  it('fails while answers are pending, and says so (QZ-12)', async () => {
    await loadAllQuestions();
    server.network = 'away';
    await answerQuestion(1, 'North');
    await store.submit();
    expect(store.submission.submitting.error?.message).toBe(
      'One answer is waiting for the network. The quiz is not submitted yet.',
    );
    expect([server.state, store.isFinished]).toEqual(['OPEN', false]);
  });

  it('succeeds on a retry after its reply was lost', async () => {
    server.network = 'losing replies';
    await store.submit();
    expect(store.submission.submitting.error?.message).toBe(
      "We can't reach Marquee. Nothing is lost; try again.",
    );
    server.network = 'there';
    await store.submit();
    expect([server.state, store.isFinished]).toEqual(['SUBMITTED', true]);
  });
});
