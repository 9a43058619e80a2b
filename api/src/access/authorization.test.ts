import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Access, type Endpoint, endpoints, pathOf } from '@marquee/shared-contracts';
import { buildHost, buildParticipant } from '../testing/buildAccount';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { injectOnce } from '../testing/injectOnce';

type Kind = 'nobody' | 'an expired session' | 'a participant' | 'a host';
type Verdict = 'passes' | 'UNAUTHENTICATED' | 'ROLE_NOT_ALLOWED';

const verdicts: Record<Access, Record<Kind, Verdict>> = {
  public: {
    nobody: 'passes',
    'an expired session': 'passes',
    'a participant': 'passes',
    'a host': 'passes',
  },
  account: {
    nobody: 'UNAUTHENTICATED',
    'an expired session': 'UNAUTHENTICATED',
    'a participant': 'passes',
    'a host': 'passes',
  },
  user: {
    nobody: 'UNAUTHENTICATED',
    'an expired session': 'UNAUTHENTICATED',
    'a participant': 'passes',
    'a host': 'ROLE_NOT_ALLOWED',
  },
  host: {
    nobody: 'UNAUTHENTICATED',
    'an expired session': 'UNAUTHENTICATED',
    'a participant': 'ROLE_NOT_ALLOWED',
    'a host': 'passes',
  },
};

/** Who may call what, said a second time: a call that is missing here, or whose access was changed alone, fails. */
const declared: Record<string, Access> = {
  'auth.register': 'public',
  'auth.validate': 'public',
  'auth.authenticate': 'public',
  'auth.resendOtp': 'public',
  'auth.me': 'account',
  'auth.logout': 'public',
  'homepage.events': 'public',
  'homepage.details': 'public',
  'participation.details': 'user',
  'participation.register': 'user',
  'participation.registered': 'user',
  'participation.favourites': 'user',
  'participation.addFavourite': 'user',
  'participation.removeFavourite': 'user',
  'teams.mine': 'user',
  'quiz.leaderboardAndScores': 'account',
  'hosting.list': 'host',
  'notifications.list': 'user',
  'notifications.newest': 'user',
  'notifications.hostList': 'host',
  'notifications.hostNewest': 'host',
  'notifications.read': 'user',
  'notifications.readAll': 'user',
  'notifications.hostRead': 'host',
  'notifications.hostReadAll': 'host',
  'live.stream': 'account',
  'hosting.create': 'host',
  'hosting.details': 'host',
  'hosting.update': 'host',
  'hosting.remove': 'host',
  'hosting.cancel': 'host',
  'hosting.replaceTimeline': 'host',
  'hosting.renewInvite': 'host',
  'administrators.list': 'host',
  'administrators.add': 'host',
  'administrators.remove': 'host',
  'administrators.hosts': 'host',
  'rooms.create': 'host',
  'rooms.list': 'host',
  'rooms.removeAll': 'host',
  'rooms.update': 'host',
  'rooms.remove': 'host',
  'rooms.allocate': 'host',
  'rooms.release': 'host',
  'participants.list': 'host',
  'uploads.image': 'host',
  'hostProfile.read': 'host',
  'hostProfile.update': 'host',
};

const NOBODYS_ID = '01900000-0000-7000-8000-000000000000';
const GUARDS: readonly string[] = ['UNAUTHENTICATED', 'ROLE_NOT_ALLOWED'];

let test: TestApp;
before(async () => {
  test = await buildTestApp();
});
after(() => test.close());

// A session of its own for each call: one of the calls ends it.
async function tokenOf(kind: Kind): Promise<string | undefined> {
  if (kind === 'nobody') return undefined;
  const { token } = await (kind === 'a host' ? buildHost(test) : buildParticipant(test));
  if (kind === 'an expired session') test.clock.advance(8 * 24 * 3600);
  return token;
}

async function verdictOn(endpoint: Endpoint, token: string | undefined): Promise<string> {
  const names = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, NOBODYS_ID]);
  const response = await injectOnce(test.app, endpoint, {
    url: pathOf(endpoint.path, Object.fromEntries(names)),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  assert.ok(response.statusCode < 500, response.body);
  const { code } = JSON.parse(response.body);
  return GUARDS.includes(code) ? code : 'passes';
}

describe('who may call what', () => {
  it('is said here for every call of the contract', () => {
    const contract = [...endpoints].map(([name, { definition }]) => [name, definition.access]);
    assert.deepEqual(Object.fromEntries(contract), declared);
  });

  for (const [name, endpoint] of endpoints) {
    const expected = verdicts[declared[name] ?? 'host'];
    for (const kind of ['nobody', 'an expired session', 'a participant', 'a host'] as const) {
      it(`${name} by ${kind}: ${expected[kind]}`, async () => {
        assert.equal(await verdictOn(endpoint, await tokenOf(kind)), expected[kind]);
      });
    }
  }
});
