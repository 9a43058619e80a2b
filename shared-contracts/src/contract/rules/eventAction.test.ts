import { getEventAction, type EventActionFacts, getRegistrationLabel } from './eventAction';

const createFacts = (changes: Partial<EventActionFacts> = {}): EventActionFacts => ({
  id: 'e1',
  category: 'quiz',
  registerStart: '2031-05-03T04:30:00Z',
  startTime: '2031-05-05T04:30:00Z',
  teamCreationAllowed: false,
  state: 'OPEN',
  registered: false,
  viewer: 'user',
  now: Date.parse('2031-05-04T04:30:00Z'),
  ...changes,
});

const registered = { state: 'REGISTERED', registered: true } as const;
const during = { now: Date.parse('2031-05-05T04:30:00Z') };

describe('the action of an event (RG-3, RG-4)', () => {
  test.each<[string, Partial<EventActionFacts>, object]>([
    ['a participant registers', {}, { kind: 'link', label: 'Register', to: '/regifore/e1' }],
    ['a visitor logs in first', { viewer: 'visitor' }, { kind: 'login', label: 'Register Now' }],
    [
      'a host is told why not (AU-30)',
      { viewer: 'host' },
      { kind: 'refused', label: 'Register', refusal: 'HOST_NOT_ALLOWED' },
    ],
    ['a full event', { state: 'FULL' }, { kind: 'none', label: 'Event full' }],
    [
      'a full event with a waitlist (RG-19)',
      { state: 'FULL', waitlist: true },
      { kind: 'link', label: 'Join the waitlist', to: '/regifore/e1' },
    ],
    [
      'a full event with a waitlist, for a visitor',
      { state: 'FULL', waitlist: true, viewer: 'visitor' },
      { kind: 'login', label: 'Join the waitlist' },
    ],
    [
      'a full event with a waitlist, for a host',
      { state: 'FULL', waitlist: true, viewer: 'host' },
      { kind: 'none', label: 'Event full' },
    ],
    [
      'a person who waits (RG-19)',
      { state: 'FULL', waitlist: true, wait: { position: 3, confirmBy: null } },
      { kind: 'none', label: 'On the waitlist' },
    ],
    ...(['FULL', 'OPEN'] as const).map((state): [string, Partial<EventActionFacts>, object] => [
      `an offered seat of an event that is ${state} (RG-21)`,
      { state, waitlist: true, wait: { position: null, confirmBy: '2031-05-04T06:00:00Z' } },
      { kind: 'confirm', label: 'Confirm my seat' },
    ]),
    [
      'an event whose hosts approve registrations (RG-22)',
      { approval: true },
      { kind: 'link', label: 'Request to register', to: '/regifore/e1' },
    ],
    [
      'an event whose hosts approve registrations, for a visitor',
      { approval: true, viewer: 'visitor' },
      { kind: 'login', label: 'Request to register' },
    ],
    ['a full event with approval', { state: 'FULL', approval: true }, { kind: 'none', label: 'Event full' }],
    [
      'a full event with approval and a waitlist',
      { state: 'FULL', approval: true, waitlist: true },
      { kind: 'link', label: 'Request to register', to: '/regifore/e1' },
    ],
    ...(['OPEN', 'FULL', 'CLOSED'] as const).flatMap(
      (state): [string, Partial<EventActionFacts>, object][] => [
        [
          `a request for an event that is ${state}`,
          { state, approval: true, request: { state: 'PENDING' } },
          { kind: 'none', label: 'Waiting for approval' },
        ],
        [
          `a declined request for an event that is ${state}`,
          { state, approval: true, request: { state: 'DECLINED' } },
          { kind: 'none', label: 'Request declined' },
        ],
      ],
    ),
    [
      'a request after hosts stopped approving',
      { approval: false, request: { state: 'PENDING' } },
      { kind: 'link', label: 'Register', to: '/regifore/e1' },
    ],
    ['a closed registration', { state: 'CLOSED' }, { kind: 'none', label: 'Registration closed' }],
    ['an ended event', { state: 'ENDED' }, { kind: 'none', label: 'Event ended' }],
    ['a cancelled event', { state: 'CANCELLED' }, { kind: 'none', label: 'Cancelled' }],
    [
      'a person registered for a seminar',
      { state: 'REGISTERED', registered: true, category: 'seminar' },
      { kind: 'none', label: 'Already Registered' },
    ],
    [
      'a hackathon with teams one is registered for (RT-7)',
      { state: 'REGISTERED', registered: true, category: 'hackathon', teamCreationAllowed: true },
      { kind: 'link', label: 'See Details', to: '/team/e1' },
    ],
    ...(['hackathon', 'seminar'] as const).map((category): [string, Partial<EventActionFacts>, object] => [
      `a ${category} that still needs a team: the team (RG-10)`,
      { ...registered, category, teamCreationAllowed: true, needsTeamBy: '2031-05-05T04:30:00Z' },
      { kind: 'link', label: 'Create or join a team', to: '/create-or-join/e1?tab=create' },
    ]),
    [
      'a hackathon whose teams can no longer change (TM-9)',
      {
        ...registered,
        category: 'hackathon',
        teamCreationAllowed: true,
        needsTeamBy: '2031-05-05T04:30:00Z',
        ...during,
      },
      { kind: 'link', label: 'See Details', to: '/team/e1' },
    ],
    [
      'a quiz that still needs a team: the quiz',
      { ...registered, needsTeamBy: '2031-05-05T04:30:00Z' },
      { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_NOT_STARTED' },
    ],
    [
      'a hackathon without teams one is registered for: its stages (RT-7)',
      { state: 'REGISTERED', registered: true, category: 'hackathon' },
      { kind: 'link', label: 'See Details', to: '/event/e1#timeline' },
    ],
    [
      'a seminar one was registered for, after its end',
      { state: 'ENDED', registered: true, category: 'seminar' },
      { kind: 'none', label: 'Event ended' },
    ],
    [
      'a quiz one was registered for, after its end',
      { state: 'ENDED', registered: true },
      { kind: 'link', label: 'View leaderboard', to: '/leader/e1', note: 'QUIZ_OVER' },
    ],
    [
      'a cancelled quiz one is registered for',
      { state: 'CANCELLED', registered: true },
      { kind: 'none', label: 'Cancelled' },
    ],
    [
      'an own quiz before its start',
      { state: 'REGISTERED', registered: true },
      { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_NOT_STARTED' },
    ],
    [
      'an own quiz from its start on',
      { state: 'REGISTERED', registered: true, ...during },
      { kind: 'quiz', label: 'Start Quiz' },
    ],
    [
      'a quiz one has begun',
      { state: 'REGISTERED', registered: true, attemptState: 'OPEN', ...during },
      { kind: 'quiz', label: 'Resume quiz' },
    ],
    ...(['SUBMITTED', 'AUTO_SUBMITTED'] as const).map(
      (attemptState): [string, Partial<EventActionFacts>, object] => [
        `a quiz that is ${attemptState}`,
        { state: 'REGISTERED', registered: true, attemptState, ...during },
        { kind: 'link', label: 'View leaderboard', to: '/leader/e1' },
      ],
    ),
    [
      'a quiz one was taken off',
      { state: 'REGISTERED', registered: true, attemptState: 'DISQUALIFIED', ...during },
      { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_SUBMITTED' },
    ],
  ])('%s', (_who, changes, action) => {
    expect(getEventAction(createFacts(changes))).toEqual(action);
  });

  test('before the opening it says when, in the reader’s zone', () => {
    const action = getEventAction(createFacts({ state: 'NOT_OPEN' }));
    expect(action.kind).toBe('none');
    expect(action.label).toMatch(/^Registration opens May 3, 10:00\sAM$/);
  });

  test('an open registration has a label too', () => {
    expect(getRegistrationLabel(createFacts())).toBe('Registration open');
  });
});
