import { quiz } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  clearStorage,
  FAKE_QUIZ_ID,
  fakeApi,
  type FakeNetwork,
  FakeQuiz,
  storedTexts,
  sampleAccount,
  sampleGrant,
  sampleId,
} from '@marquee/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { QuizStore } from '../QuizStore';

const asha = sampleAccount();
const ravi = sampleAccount({ id: sampleId(950), firstname: 'Ravi', email: 'ravi@demo.test' });

let server: FakeQuiz;
let store: QuizStore;

/** What a reload makes: nothing of the old page but what lies on the device. */
async function reload(account = asha): Promise<void> {
  store.stop();
  store = new QuizStore({ accountId: account.id, eventId: FAKE_QUIZ_ID });
  void store.open();
  await waitFor(() => expect(store.progress.state).toBe('succeeded'));
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

/** Reads the page if it has to, and chooses. */
async function choose(page: number, option: string): Promise<void> {
  const call = store.questions.getPage(page);
  const question = call.result ?? (await call.run());
  if (question === undefined) throw new Error(`Question ${page} could not be read.`);
  store.answerQuestion(question, option);
}

const readAll = () => Promise.all([1, 2, 3].map((page) => store.questions.getPage(page).run()));
const reconnect = (network: FakeNetwork = 'there'): void => {
  server.network = network;
  window.dispatchEvent(new Event('online'));
};
const waitUntilSaved = () => waitFor(() => expect(store.sender.status).toBe('saved'), { timeout: 4_000 });
const waitUntilStalled = () => waitFor(() => expect(store.sender.status).toBe('pending'));
const listSelectedOptions = () =>
  [1, 2, 3].map((page) => store.getSelectedOption(store.questions.getPage(page).result?.id ?? '') ?? null);

const walk: readonly (readonly [page: number, option: string])[] = [
  [1, 'North'],
  [2, 'East'],
  [1, 'South'],
  [3, 'West'],
  [2, 'North'],
];
const LAST = { 1: 'South', 2: 'North', 3: 'West' };

describe('while the network is cut', () => {
  const cuts = walk.flatMap((_step, at) =>
    (['away', 'losing replies', 'overloaded'] as const).map((network) => [at + 1, network] as const),
  );

  it.each(cuts)(
    'before choice %i (%s), every choice waits, and the last ones arrive',
    async (at, network) => {
      await readAll();
      for (const [index, [page, option]] of walk.entries()) {
        if (index === at - 1) {
          await waitUntilSaved();
          server.network = network;
        }
        await choose(page, option);
      }
      expect(listSelectedOptions()).toEqual(['South', 'North', 'West']);
      await waitUntilStalled();
      reconnect();
      await waitUntilSaved();
      expect(server.stored).toEqual(LAST);
      expect(storedTexts().join()).not.toContain('question');
    },
  );

  it.each(cuts)(
    'and the page is loaded anew after choice %i (%s), all is there again',
    async (at, network) => {
      await readAll();
      server.network = network;
      for (const [page, option] of walk.slice(0, at)) await choose(page, option);
      await waitUntilStalled();
      server.network = 'there';
      await reload();
      for (const [page, option] of walk.slice(at)) await choose(page, option);
      await waitUntilSaved();
      await readAll();
      expect(listSelectedOptions()).toEqual(['South', 'North', 'West']);
      expect(server.stored).toEqual(LAST);
    },
  );

  it('choices go out in the order of choosing', async () => {
    await readAll();
    server.network = 'away';
    await choose(3, 'West');
    await choose(1, 'South');
    await choose(2, 'East');
    await waitUntilStalled();
    reconnect();
    await waitUntilSaved();
    expect(server.arrived).toEqual(['3 West', '1 South', '2 East']);
  });
});

describe('a choice that was made on another device meanwhile', () => {
  it('stands against an older one that waited here, and the person is told', async () => {
    await readAll();
    server.network = 'away';
    await choose(1, 'North');
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

  it('is changed by a later choice here, which has seen it', async () => {
    server.chooseElsewhere(1, 'West');
    await readAll();
    await choose(1, 'East');
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'East' });
    expect(store.outbox.rejected).toEqual([]);
  });

  it('is not mistaken for an own one whose reply was lost', async () => {
    await readAll();
    server.network = 'losing replies';
    await choose(1, 'North');
    await waitUntilStalled();
    server.network = 'away';
    await choose(1, 'South');
    server.chooseElsewhere(1, 'West');
    reconnect();
    await waitUntilSaved();
    expect(server.stored).toEqual({ 1: 'West' });
    expect(store.outbox.rejected).toHaveLength(1);
  });
});

describe('whose choices they are', () => {
  it('another person on the same device neither sees nor sends them', async () => {
    await readAll();
    server.network = 'away';
    await choose(1, 'North');
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

  it('a session that ends in mid-quiz keeps them until the same person has logged in again', async () => {
    await readAll();
    server.api.refuse(quiz.answer, 'UNAUTHENTICATED');
    await choose(1, 'North');
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

describe('what misses the end', () => {
  const end = (): void => {
    server.endsAt = Date.now() - 3_000;
  };

  it('is named with its question, also after a reload; what had arrived is not', async () => {
    await readAll();
    server.network = 'losing replies';
    await choose(1, 'North');
    await waitUntilStalled();
    server.network = 'away';
    await choose(2, 'East');
    end();
    reconnect();
    await waitFor(() => expect(store.outbox.rejected).toHaveLength(1));
    const named = {
      page: 2,
      questionText: 'Where does question 2 lead?',
      selectedOption: 'East',
      returned: 'The quiz is over!',
    };
    expect(store.outbox.rejected).toEqual([expect.objectContaining(named)]);
    expect(store.isFinished).toBe(false);
    await reload();
    expect(store.outbox.rejected).toEqual([expect.objectContaining(named)]);
    expect(server.stored).toEqual({ 1: 'North' });
  });

  it('is named too when the page was closed before the end and is opened after it', async () => {
    await readAll();
    server.network = 'away';
    await choose(3, 'South');
    await waitUntilStalled();
    store.stop();
    end();
    server.network = 'there';
    await reload();
    await waitFor(() => expect(store.outbox.rejected).toHaveLength(1));
    expect(store.outbox.rejected[0]).toMatchObject({ page: 3, selectedOption: 'South' });
  });

  it('is named when the quiz was submitted from elsewhere', async () => {
    await readAll();
    server.network = 'away';
    await choose(1, 'North');
    await waitUntilStalled();
    server.state = 'SUBMITTED';
    reconnect();
    await waitFor(() => expect(store.outbox.rejected).toHaveLength(1));
    expect(store.outbox.rejected[0]?.returned).toBe('You have already submitted the quiz.');
  });
});

describe('the submit', () => {
  it('sends what waits first', async () => {
    await readAll();
    server.network = 'away';
    await choose(1, 'North');
    await choose(2, 'East');
    await waitUntilStalled();
    server.network = 'there';
    await store.submit();
    expect(server.stored).toEqual({ 1: 'North', 2: 'East' });
    expect([server.state, store.isFinished]).toEqual(['SUBMITTED', true]);
  });

  it('is not made while answers wait for the network, and says so', async () => {
    await readAll();
    server.network = 'away';
    await choose(1, 'North');
    await store.submit();
    expect(store.submission.submitting.error?.message).toBe(
      'One answer is waiting for the network. The quiz is not submitted yet.',
    );
    expect([server.state, store.isFinished]).toEqual(['OPEN', false]);
  });

  it('is done once its reply was lost and it is tried again', async () => {
    server.network = 'losing replies';
    await store.submit();
    expect(store.submission.submitting.error?.message).toBe('You appear to be offline');
    server.network = 'there';
    await store.submit();
    expect([server.state, store.isFinished]).toEqual(['SUBMITTED', true]);
  });
});
