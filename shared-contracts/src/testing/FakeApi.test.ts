import { bearerToken, isApiError, request } from '../browser/index';
import { auth, events, registration, quiz } from '../contract/index';
import { fakeApi, success } from './FakeApi';
import { sampleEventCard } from './eventSamples';
import { sampleGrant, sampleId, sampleLeaderboard } from './samples';

beforeEach(() => {
  bearerToken.token = 'secret-token';
});
afterEach(() => {
  bearerToken.token = null;
});

const board = { params: { eventId: sampleId(7) } };
const describeFailure = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (isApiError(error) ? `${error.status} ${error.message}` : 'not an ApiError'),
  );

/** Takes the fake API's complaints, which would otherwise fail the test. */
function listenForErrors(): string[] {
  const errors: string[] = [];
  jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((complain) => {
    try {
      complain();
    } catch (error) {
      errors.push(String(error));
    }
  });
  return errors;
}

describe('the fake API', () => {
  it('answers empty marks and a log-out from the start', async () => {
    fakeApi();
    expect((await request(registration.registered)).data).toEqual([]);
    expect((await request(registration.favourites)).data).toEqual([]);
    expect((await request(auth.logout)).data).toBeNull();
  });

  it('passes path, query and body to the handler and records them', async () => {
    const api = fakeApi().on(quiz.leaderboardAndScores, ({ params }) =>
      success(sampleLeaderboard({ eventTitle: params.eventId })),
    );
    const reply = await request(quiz.leaderboardAndScores, board);
    expect(reply.data.eventTitle).toBe(sampleId(7));
    expect(api.inputs(quiz.leaderboardAndScores)).toHaveLength(1);
    expect(api.inputs(events.events)).toEqual([]);
  });

  it('answers by the newest rule', async () => {
    const api = fakeApi().on(events.events, () => [sampleEventCard()]);
    expect(await request(events.events)).toHaveLength(1);
    api.on(events.events, () => []);
    expect(await request(events.events)).toHaveLength(0);
  });

  it('refuses a wrong body as the server does, before any rule', async () => {
    const answer = jest.fn(() => success(sampleGrant()));
    const api = fakeApi().on(auth.authenticate, answer);
    const wrong = request(auth.authenticate, { body: { email: 'no address', password: 'Demo@1234' } });
    expect(await describeFailure(wrong)).toBe('400 Please correct the marked fields.');
    expect(answer).not.toHaveBeenCalled();
    expect(api.inputs(auth.authenticate)).toHaveLength(1);
  });

  it('sends only fields of the reply schema', async () => {
    const leaking = { ...success(sampleLeaderboard()), passwordHash: 'secret' };
    fakeApi().on(quiz.leaderboardAndScores, () => leaking);
    expect(await request(quiz.leaderboardAndScores, board)).not.toHaveProperty('passwordHash');
  });

  it('holds an answer until it is released', async () => {
    const release = fakeApi().hold(events.events);
    const reply = request(events.events);
    const waited = new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 20));
    expect(await Promise.race([reply, waited])).toBe('nothing yet');
    release([]);
    expect(await reply).toEqual([]);
  });
});

describe('an error in the test', () => {
  it('is a call without a handler', async () => {
    const errors = listenForErrors();
    fakeApi();
    const sentence = 'No handler for GET /api/v1/auth/me; use api.on(…)';
    expect(await describeFailure(request(auth.me))).toBe(`501 ${sentence}`);
    expect(errors).toEqual([`Error: ${sentence}`]);
  });

  it('is an answer that does not fit its schema', async () => {
    const errors = listenForErrors();
    fakeApi().on(events.events, () => [sampleEventCard({ seatsLeft: 1.5 })]);
    expect(await describeFailure(request(events.events))).toMatch(
      /^501 The answer to GET \S+ does not fit its schema \(0\.seatsLeft: /,
    );
    expect(errors).toHaveLength(1);
  });

  it('is a call that the contract does not have', async () => {
    const errors = listenForErrors();
    const api = fakeApi();
    expect((await api.fetch('http://localhost:3000/api/nowhere')).status).toBe(501);
    expect(errors).toEqual(['Error: The contract has no call GET /api/nowhere']);
  });
});
