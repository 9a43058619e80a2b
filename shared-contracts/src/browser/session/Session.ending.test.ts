import { autorun } from 'mobx';
import { auth, registration } from '../../contract/index';
import {
  fakeApi,
  hoursFromNow,
  sampleAccount,
  sampleEventCard,
  sampleGrant,
  sampleHost,
  success,
} from '../../testing/index';
import { request } from '../request';
import { returnTo } from './returnTo';
import { Session } from './Session';

const ownEvent = { ...sampleEventCard(), since: hoursFromNow(-1) };

/** Another tab changed the storage. */
function changeInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('authToken');
  else localStorage.setItem('authToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
}

const waitUntilSettled = () => new Promise((resolve) => setTimeout(resolve, 20));

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

describe('logging out', () => {
  it('revokes the token on the server and forgets the person, but not the theme', async () => {
    const api = fakeApi().on(registration.registered, () => success([ownEvent]));
    const session = new Session();
    await session.begin(sampleGrant());
    localStorage.setItem('marquee.theme', 'dark');
    sessionStorage.setItem('marquee.signUp', 'asha@demo.test');
    sessionStorage.setItem('elsewhere', 'stays');
    await session.logOut();
    expect(api.tokens(auth.logout)).toEqual(['sample-token']);
    expect([session.status, session.marks.registered.size]).toEqual(['visitor', 0]);
    expect({ ...localStorage }).toEqual({ 'marquee.theme': 'dark' });
    expect({ ...sessionStorage }).toEqual({ elsewhere: 'stays' });
  });

  it('sends a request that outlives the page', async () => {
    fakeApi();
    const session = new Session();
    await session.begin(sampleGrant());
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    await session.logOut();
    expect(fetchSpy.mock.calls.map(([call]) => (call as Request).keepalive)).toEqual([true]);
  });

  it('works without a network', async () => {
    fakeApi().cutOff(auth.logout);
    const session = new Session();
    await session.begin(sampleGrant());
    await session.logOut();
    expect(session.status).toBe('visitor');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('sends no request for a visitor', async () => {
    const api = fakeApi();
    await new Session().logOut();
    expect(api.inputs(auth.logout)).toEqual([]);
  });
});

describe('another tab', () => {
  it('that logs out logs this one out', async () => {
    fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    changeInOtherTab(null);
    expect(session.status).toBe('visitor');
    expect(session.loginPrompt).toBeNull();
  });

  it('that logs in with another account changes the account here', async () => {
    const api = fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    api.on(auth.me, () => success(sampleHost({ firstname: 'Meera' })));
    changeInOtherTab('other-token');
    await waitUntilSettled();
    expect([session.account?.firstname, session.viewer]).toEqual(['Meera', 'host']);
    expect(api.tokens(auth.me).at(-1)).toBe('other-token');
  });

  it('that stores other values changes nothing', async () => {
    const api = fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.theme' }));
    await waitUntilSettled();
    expect(session.status).toBe('loggedIn');
    expect(api.inputs(auth.me)).toHaveLength(1);
  });
});

describe('a session that the server has ended', () => {
  it('is dropped once, with "Your session has ended" and the place to come back to', async () => {
    const api = fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    window.history.pushState(null, '', '/event/7?k=key');
    api.refuse(registration.registered, 'UNAUTHENTICATED').refuse(registration.favourites, 'UNAUTHENTICATED');
    const prompts: unknown[] = [];
    autorun(() => prompts.push(session.loginPrompt));
    await session.marks.load();
    expect(prompts).toEqual([null, { reason: 'Your session has ended' }]);
    expect([session.status, localStorage.getItem('authToken')]).toEqual(['visitor', null]);
    expect(returnTo.takePath('USER')).toBe('/event/7?k=key');
    window.history.pushState(null, '', '/');
  });

  it('is shown in another tab of the session, which keeps its path', async () => {
    fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    localStorage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.sessionEnded', newValue: 'now' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.sessionEnded', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    expect(session.status).toBe('visitor');
    expect(session.loginPrompt?.reason).toBe('Your session has ended');
    expect({ ...localStorage }).toEqual({});
  });

  it('is no news to a tab that follows a newer one already', async () => {
    fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    localStorage.setItem('authToken', 'new-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.sessionEnded', newValue: 'now' }));
    expect(session.loginPrompt).toBeNull();
  });

  it('is shown for a stored token as well', async () => {
    fakeApi().refuse(auth.me, 'UNAUTHENTICATED');
    const session = await startWith('kept-token');
    expect(session.status).toBe('visitor');
    expect(session.loginPrompt?.reason).toBe('Your session has ended');
  });

  it('does not end a newer session', async () => {
    const api = fakeApi().on(auth.me, () => success(sampleAccount()));
    const session = await startWith('kept-token');
    api.refuse(auth.me, 'UNAUTHENTICATED');
    const late = request(auth.me).catch(() => undefined);
    await session.begin({ ...sampleGrant(), token: 'new-token' });
    await late;
    expect([session.status, session.token]).toEqual(['loggedIn', 'new-token']);
  });
});
