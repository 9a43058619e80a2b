import { hasHostRight, type HostRight } from './administrators';

const rights: readonly HostRight[] = ['event', 'participants', 'management'];

describe('the rights of a host at an event (HO-19)', () => {
  it.each([
    ['the owner', { role: 'OWNER' }, ['event', 'participants', 'management']],
    ['a manager', { role: 'ADMIN', administratorRole: 'MANAGER' }, ['event', 'participants', 'management']],
    ['an editor', { role: 'ADMIN', administratorRole: 'EDITOR' }, ['event']],
    ['the desk', { role: 'ADMIN', administratorRole: 'DESK' }, ['participants']],
    ['an administrator of an earlier release', { role: 'ADMIN' }, ['event', 'participants', 'management']],
  ] as const)('of %s', (_host, host, expected) => {
    expect(rights.filter((right) => hasHostRight(host, right))).toEqual(expected);
  });
});
