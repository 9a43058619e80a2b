import { auth, registration } from '../../contract/index';
import {
  fakeApi,
  hoursFromNow,
  sampleAccount,
  sampleEventCard,
  sampleGrant,
  sampleHost,
  sampleId,
  success,
} from '../../testing/index';
import { Session } from './Session';

const ownEvent = { ...sampleEventCard(), since: hoursFromNow(-1) };

async function startWith(token: string): Promise<Session> {
  localStorage.setItem('authToken', token);
  const session = new Session();
  await session.start();
  return session;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session at the start of a page', () => {
  it('is a visitor without a stored token, and sends no request', async () => {
    const api = fakeApi();
    const session = new Session();
    await session.start();
    expect([session.status, session.viewer]).toEqual(['visitor', 'visitor']);
    expect(api.inputs(auth.me)).toEqual([]);
  });

  it("restores a stored token and loads the participant's lists", async () => {
    const api = fakeApi()
      .on(auth.me, () => success(sampleAccount()))
      .on(registration.registered, () => success([ownEvent]));
    const session = await startWith('kept-token');
    expect([session.status, session.viewer]).toEqual(['loggedIn', 'user']);
    expect(session.marks.registered.has(sampleId())).toBe(true);
    expect(api.tokens(auth.me)).toEqual(['kept-token']);
    expect(api.tokens(registration.favourites)).toEqual(['kept-token']);
  });

  it("loads none of the participant's lists for a host", async () => {
    const api = fakeApi().on(auth.me, () => success(sampleHost()));
    const session = await startWith('kept-token');
    expect(session.viewer).toBe('host');
    expect(api.inputs(registration.registered)).toEqual([]);
    expect(api.inputs(registration.favourites)).toEqual([]);
  });

  it('is logged in even when one of the lists fails', async () => {
    fakeApi()
      .on(auth.me, () => success(sampleAccount()))
      .breakDown(registration.favourites)
      .on(registration.registered, () => success([ownEvent]));
    const session = await startWith('kept-token');
    expect(session.status).toBe('loggedIn');
    expect(session.marks.registered.size).toBe(1);
  });

  it('removes the keys of former clients and leaves other keys alone', async () => {
    fakeApi();
    localStorage.setItem('token', 'old');
    localStorage.setItem('hostToken', 'old');
    localStorage.setItem('marquee.theme', 'dark');
    await new Session().start();
    expect({ ...localStorage }).toEqual({ 'marquee.theme': 'dark' });
  });

  it('keeps the token while the server cannot be reached, and can try again', async () => {
    const api = fakeApi().breakDown(auth.me);
    const session = await startWith('kept-token');
    expect(session.status).toBe('restoring');
    expect(session.restoring.state).toBe('failed');
    expect(localStorage.getItem('authToken')).toBe('kept-token');
    api.on(auth.me, () => success(sampleAccount()));
    await session.restore();
    expect(session.status).toBe('loggedIn');
  });
});

describe('a session that begins', () => {
  it('stores token and account, loads the lists and closes the popup', async () => {
    const api = fakeApi().on(registration.favourites, () => success([ownEvent]));
    const session = new Session();
    session.promptLogin('/event/7');
    await session.begin(sampleGrant());
    expect(localStorage.getItem('authToken')).toBe('sample-token');
    expect(session.account?.firstname).toBe('Asha');
    expect(session.marks.liked.has(sampleId())).toBe(true);
    expect(session.loginPrompt).toBeNull();
    expect(api.tokens(registration.favourites)).toEqual(['sample-token']);
    await session.logOut();
  });
});

describe('a heart pressed', () => {
  it('by a visitor opens the login popup and likes nothing', async () => {
    const api = fakeApi();
    const session = new Session();
    await session.toggleLike(sampleId(7));
    expect(session.loginPrompt).toEqual({ reason: undefined });
    expect(api.inputs(registration.addFavourite)).toEqual([]);
  });

  it('by a visitor is done after the login', async () => {
    const api = fakeApi().on(registration.addFavourite, () => success(null));
    const session = new Session();
    await session.toggleLike(sampleId(7));
    await session.begin(sampleGrant());
    expect(session.marks.liked.has(sampleId(7))).toBe(true);
    expect(api.inputs(registration.addFavourite)).toHaveLength(1);
    await session.logOut();
  });

  it.each([
    ['the event is liked already', () => sampleGrant(), 'like'],
    ['a host logs in', () => sampleGrant(sampleHost()), 'like'],
    ['something else was asked for since', () => sampleGrant(), 'place'],
  ])('by a visitor is not done after the login when %s', async (_why, grant, asked) => {
    const liked = asked === 'like' ? [{ ...ownEvent, id: sampleId(7) }] : [];
    const api = fakeApi().on(registration.favourites, () => success(liked));
    const session = new Session();
    await session.toggleLike(sampleId(7));
    if (asked === 'place') session.promptLogin('/regifore/7');
    await session.begin(grant());
    expect(api.inputs(registration.addFavourite)).toEqual([]);
    await session.logOut();
  });

  it('by a participant likes the event', async () => {
    fakeApi().on(registration.addFavourite, () => success(null));
    const session = new Session();
    await session.begin(sampleGrant());
    await session.toggleLike(sampleId(7));
    expect(session.marks.liked.has(sampleId(7))).toBe(true);
    await session.logOut();
  });
});
