import {
  auth,
  quizEditor,
  events,
  manageEvents,
  live,
  registration,
  releases,
  quiz,
  teams,
} from '../contract/index';
import {
  fakeApi,
  sampleAccount,
  sampleEventCard,
  sampleGrant,
  sampleId,
  sampleLeaderboard,
  sampleTeam,
  success,
} from '../testing/index';
import { type ApiError, isApiError } from './ApiError';
import { bearerToken, openStream, request, requestText } from './request';

const board = { params: { eventId: sampleId(7) } };
const credentials = { body: { email: 'asha@demo.test', password: 'Demo@1234' } };
const catchFailure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: ApiError) => error,
  );

beforeEach(() => {
  bearerToken.token = 'secret-token';
  bearerToken.onRejected = jest.fn();
});

afterEach(() => {
  bearerToken.token = null;
});

describe('a request', () => {
  it('fills the path, names the query and answers the reply', async () => {
    const api = fakeApi().on(quiz.leaderboardAndScores, () => success(sampleLeaderboard()));
    const reply = await request(quiz.leaderboardAndScores, { ...board, query: { limit: '50' } });
    expect(reply.data.eventTitle).toBe('Circuit Quiz');
    expect(api.inputs(quiz.leaderboardAndScores)).toEqual([
      { ...board, query: { limit: '50' }, body: undefined },
    ]);
  });

  it('omits undefined query values', async () => {
    const api = fakeApi().on(events.events, () => [sampleEventCard()]);
    await request(events.events, { query: { q: undefined, category: 'quiz' } });
    expect(api.inputs(events.events)[0]?.query).toEqual({ category: 'quiz' });
  });

  it('carries the token where the caller must be known', async () => {
    const api = fakeApi().on(auth.me, () => success(sampleAccount()));
    await request(auth.me);
    await request(auth.logout);
    expect([...api.tokens(auth.me), ...api.tokens(auth.logout)]).toEqual(['secret-token', 'secret-token']);
  });

  it("carries an operator's token instead of the session's", async () => {
    const api = fakeApi().on(releases.errors, () => success([]));
    await request(releases.errors, { token: 'operator-token' });
    expect(api.tokens(releases.errors)).toEqual(['operator-token']);
  });

  it('reads public things without the token, so that one answer serves everybody', async () => {
    const api = fakeApi().on(events.events, () => []);
    await request(events.events);
    expect(api.tokens(events.events)).toEqual([null]);
  });

  it('carries the key of a call that may be repeated, and none otherwise (G-7)', async () => {
    const api = fakeApi().on(teams.create, () => success(sampleTeam()));
    const input = { params: { eventId: sampleId() }, body: { teamName: 'Owls', public: true } };
    await request(teams.create, { ...input, idempotencyKey: 'one' });
    await request(teams.create, input);
    expect(api.keys(teams.create)).toEqual(['one', null]);
  });

  it('carries no token when there is none', async () => {
    bearerToken.token = null;
    const api = fakeApi().on(auth.authenticate, () => success(sampleGrant()));
    await request(auth.authenticate, credentials);
    expect(api.tokens(auth.authenticate)).toEqual([null]);
  });
});

describe('the trace of a request', () => {
  /** Sends three calls and returns their `traceparent` headers. */
  async function readTraceparents(): Promise<(string | null)[]> {
    const api = fakeApi().on(auth.me, () => success(sampleAccount()));
    api.on(events.events, () => []);
    const sent = jest.spyOn(globalThis, 'fetch');
    await request(auth.me);
    await request(auth.logout);
    await request(events.events);
    return sent.mock.calls.map(([given]) => (given as Request).headers.get('traceparent'));
  }

  afterEach(() => {
    delete document.documentElement.dataset['traced'];
  });

  it('has a new id for each call where the document says that calls are traced, except for public reads', async () => {
    document.documentElement.dataset['traced'] = '';
    const [read, write, publicRead] = await readTraceparents();
    expect(read).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(write).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(write).not.toBe(read);
    expect(publicRead).toBeNull();
  });

  it('does not exist otherwise', async () => {
    expect(await readTraceparents()).toEqual([null, null, null]);
  });
});

describe('a call that needs a session, without one (AP-4)', () => {
  it.each([
    ['logged in', () => request(auth.me), 'No authentication token found'],
    ['host', () => request(manageEvents.list), 'No authentication token found'],
    ['participant', () => request(registration.registered), 'Authorization token not found.'],
    ['file for a host', () => requestText(quizEditor.scores, board), 'No authentication token found'],
    [
      'stream',
      () => openStream(live.stream, { headers: {}, signal: AbortSignal.timeout(1_000) }),
      'No authentication token found',
    ],
  ])('is refused here, without asking the server (%s)', async (_who, call, message) => {
    bearerToken.token = null;
    fakeApi();
    const input = jest.spyOn(globalThis, 'fetch');
    expect(await catchFailure(call())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', message });
    expect(input).not.toHaveBeenCalled();
    expect(bearerToken.onRejected).not.toHaveBeenCalled();
  });
});

describe('the message of a failed request', () => {
  it("is the server's, with its status, code and fields", async () => {
    fakeApi().refuse(auth.authenticate, 'VALIDATION', { email: 'Invalid email format' });
    const error = await catchFailure(request(auth.authenticate, credentials));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      message: 'Please correct the marked fields.',
      fieldErrors: { email: 'Invalid email format' },
    });
  });

  it.each([
    ['is no JSON', '<h1>Bad</h1>'],
    ['is empty', ''],
    ['is null', 'null'],
    ['is a text', '"broken"'],
    ['has no message', '{"status":"ERROR"}'],
    ['has an empty message', '{"message":""}'],
    ['has a message of another kind', '{"message":{"text":"x"},"errors":"none","code":7}'],
    ['has a message of more than 200 characters', JSON.stringify({ message: 'x'.repeat(201) })],
  ])("is the endpoint's own when the body %s", async (_what, body) => {
    fakeApi().breakDown(quiz.leaderboardAndScores, body);
    const error = await catchFailure(request(quiz.leaderboardAndScores, board));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 500,
      code: 'UNREADABLE',
      message: 'Failed to fetch leaderboard',
    });
  });

  it("is the server's up to 200 characters", async () => {
    const message = 'x'.repeat(200);
    fakeApi().breakDown(quiz.leaderboardAndScores, JSON.stringify({ message }));
    expect(await catchFailure(request(quiz.leaderboardAndScores, board))).toMatchObject({ message });
  });

  it("is the endpoint's own when a success is a page instead of the reply", async () => {
    fakeApi().breakDown(quiz.leaderboardAndScores, '<h1>Sign in to the Wi-Fi</h1>', 200);
    expect(await catchFailure(request(quiz.leaderboardAndScores, board))).toMatchObject({
      code: 'UNREADABLE',
      message: 'Failed to fetch leaderboard',
    });
  });

  it('says that Marquee cannot be reached, without a response; a read is tried three times', async () => {
    const api = fakeApi().cutOff(events.events);
    expect(await catchFailure(request(events.events))).toMatchObject({
      status: 0,
      code: 'OFFLINE',
      message: "We can't reach Marquee. Nothing is lost; try again.",
    });
    expect(api.inputs(events.events)).toHaveLength(3);
  });

  it('is "You appear to be offline" where the device has no network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeApi().cutOff(registration.addFavourite);
    const error = await catchFailure(request(registration.addFavourite, board));
    expect(error.message).toBe('You appear to be offline');
    jest.restoreAllMocks();
  });

  it('is the same for a write, which is never tried twice', async () => {
    const api = fakeApi().cutOff(registration.addFavourite);
    const error = await catchFailure(request(registration.addFavourite, board));
    expect(error.message).toBe("We can't reach Marquee. Nothing is lost; try again.");
    expect(api.inputs(registration.addFavourite)).toHaveLength(1);
  });

  it('is the same after 15 seconds without a response', async () => {
    jest.useFakeTimers();
    fakeApi().hold(registration.addFavourite);
    const failure = catchFailure(request(registration.addFavourite, board));
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await failure).code).toBe('OFFLINE');
    jest.useRealTimers();
  });

  it('has a longer timeout for a call that the server may delay', async () => {
    jest.useFakeTimers();
    const release = fakeApi().hold(registration.addFavourite);
    const reply = request(registration.addFavourite, { ...board, timeoutMilliseconds: 25_000 });
    await jest.advanceTimersByTimeAsync(24_000);
    release(success(null));
    await expect(reply).resolves.toBeDefined();
    jest.useRealTimers();
  });
});

describe('a busy server', () => {
  it('is retried silently by a read', async () => {
    const api = fakeApi().refuse(events.events, 'OVERLOADED');
    const reply = request(events.events);
    setTimeout(() => api.on(events.events, () => []), 100);
    await expect(reply).resolves.toEqual([]);
    expect(api.inputs(events.events)).toHaveLength(2);
  });

  it('is not retried by a write', async () => {
    const api = fakeApi().refuse(registration.addFavourite, 'OVERLOADED');
    const error = await catchFailure(request(registration.addFavourite, board));
    expect(error.message).toBe('We are busy right now. Please try again in a moment.');
    expect(api.inputs(registration.addFavourite)).toHaveLength(1);
  });
});

describe('a token that the server no longer knows', () => {
  it('is reported to the session', async () => {
    fakeApi().refuse(auth.me, 'UNAUTHENTICATED');
    await catchFailure(request(auth.me));
    expect(bearerToken.onRejected).toHaveBeenCalledWith('secret-token');
  });

  it('is another thing than a wrong password or a right that is missing', async () => {
    fakeApi().refuse(auth.authenticate, 'WRONG_CREDENTIALS').refuse(auth.me, 'ROLE_NOT_ALLOWED');
    await catchFailure(request(auth.authenticate, credentials));
    await catchFailure(request(auth.me));
    expect(bearerToken.onRejected).not.toHaveBeenCalled();
  });
});
