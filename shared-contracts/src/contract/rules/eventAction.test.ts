import { eventAction, type EventActionFacts, HOST_CANNOT_REGISTER, registrationLabel } from './eventAction';

const facts = (changes: Partial<EventActionFacts> = {}): EventActionFacts => ({
  id: 'e1',
  category: 'quiz',
  registerStart: '2031-05-03T04:30:00Z',
  teamCreationAllowed: false,
  state: 'OPEN',
  registered: false,
  viewer: 'user',
  ...changes,
});

describe('the action of an event (RG-3, RG-4)', () => {
  test.each<[string, Partial<EventActionFacts>, object]>([
    ['a participant registers', {}, { kind: 'link', label: 'Register', to: '/regifore/e1' }],
    ['a visitor logs in first', { viewer: 'visitor' }, { kind: 'login', label: 'Register' }],
    [
      'a host is told why not (AU-30)',
      { viewer: 'host' },
      { kind: 'none', label: 'Register', reason: HOST_CANNOT_REGISTER },
    ],
    ['a full event', { state: 'FULL' }, { kind: 'none', label: 'Event full' }],
    ['a closed registration', { state: 'CLOSED' }, { kind: 'none', label: 'Registration closed' }],
    ['an ended event', { state: 'ENDED' }, { kind: 'none', label: 'Event ended' }],
    ['a cancelled event', { state: 'CANCELLED' }, { kind: 'none', label: 'Cancelled' }],
    [
      'a registered person',
      { state: 'REGISTERED', registered: true },
      { kind: 'none', label: 'Already Registered' },
    ],
    [
      'a hackathon with teams one is registered for (RT-7)',
      { state: 'REGISTERED', registered: true, category: 'hackathon', teamCreationAllowed: true },
      { kind: 'link', label: 'See Details', to: '/team/e1' },
    ],
    [
      'a hackathon without teams one is registered for',
      { state: 'REGISTERED', registered: true, category: 'hackathon' },
      { kind: 'none', label: 'Already Registered' },
    ],
    [
      'a quiz one was registered for, after its end',
      { state: 'ENDED', registered: true },
      { kind: 'link', label: 'View leaderboard', to: '/leader/e1' },
    ],
    [
      'a seminar one was registered for, after its end',
      { state: 'ENDED', registered: true, category: 'seminar' },
      { kind: 'none', label: 'Event ended' },
    ],
  ])('%s', (_who, changes, action) => {
    expect(eventAction(facts(changes))).toEqual(action);
  });

  test('before the opening it says when, in the reader’s zone', () => {
    const action = eventAction(facts({ state: 'NOT_OPEN' }));
    expect(action.kind).toBe('none');
    expect(action.label).toMatch(/^Registration opens May 3, 10:00\sAM$/);
  });

  test('an open registration has a label too', () => {
    expect(registrationLabel(facts())).toBe('Registration open');
  });
});
