import { findFieldErrors } from '@marquee/shared-contracts';
import { createEmptyEvent, type EventValues } from './EventValues';
import { changedEventRules, draftEventRules, newEventRules } from './eventValueRules';

const validValues: EventValues = {
  ...createEmptyEvent(),
  opportunityType: 'quiz',
  opportunityTitle: 'Circuit Quiz',
  organization: 'Lakeside College',
  aboutOpportunity: 'Thirty questions.',
  registerStart: '2031-05-01T09:00',
  registerEnd: '2031-05-03T09:00',
  startTime: '2031-05-03T10:00',
  endTime: '2031-05-03T12:00',
};

const TIME = 'Please enter a date and a time.';
const rows: [changes: Partial<EventValues>, errors: Partial<Record<keyof EventValues, string>>][] = [
  [{}, {}],
  [{ opportunityType: '' }, { opportunityType: 'Please fill in: Type.' }],
  [{ eventMode: '' }, { eventMode: 'Please fill in: Mode.' }],
  [{ opportunityTitle: ' ' }, { opportunityTitle: 'Please fill in: Title.' }],
  [{ opportunityTitle: 'ab' }, { opportunityTitle: 'Title must have 3 to 120 characters.' }],
  [{ organization: '' }, { organization: 'Please fill in: Organization.' }],
  [{ aboutOpportunity: '' }, { aboutOpportunity: 'Please fill in: About.' }],
  [{ registerStart: '' }, { registerStart: TIME }],
  [{ registerEnd: '' }, { registerEnd: TIME }],
  [{ startTime: '' }, { startTime: TIME }],
  [{ endTime: '' }, { endTime: TIME }],
  [
    { timezone: 'America/New_York', registerStart: '2031-03-09T02:30' },
    {
      registerStart:
        'This time does not exist in America/New_York: the clocks go forward. Please choose another time.',
    },
  ],
  [{ endTime: '2031-05-03T10:00' }, { endTime: 'The event must end after it starts.' }],
  [{ registerEnd: '2031-05-01T09:00' }, { registerEnd: 'Registration must end after it starts.' }],
  [{ capacityMax: '0' }, { capacityMax: 'Capacity must be 1 or more, or unlimited.' }],
  [{ capacityMax: 'many' }, { capacityMax: 'Capacity must be 1 or more, or unlimited.' }],
  [{ capacityMin: '1.5' }, { capacityMin: 'Minimum participants must be 0 or more.' }],
  [
    { participationType: 'Team', minTeamSize: '3', maxTeamSize: '2' },
    { minTeamSize: 'The minimum team size must be 1 or more, and not above the maximum.' },
  ],
  [{ participationType: 'Individual', minTeamSize: '3', maxTeamSize: '2' }, {}],
  [{ website: 'hack.test' }, {}],
  [
    { website: 'ftp://hack.test' },
    { website: 'Please enter an address that starts with http:// or https://.' },
  ],
  [{ joinLink: 'meet.test/a' }, {}],
  [{ joinLink: 'http://meet.test' }, { joinLink: 'Please enter an address that starts with https://.' }],
  [
    { stages: [{ id: 0, day: '1', description: '' }] },
    { stages: 'Stage 1: Describe the stage (up to 500 characters).' },
  ],
  [
    { stages: ['1', '1'].map((day, id) => ({ id, day, description: 'Round' })) },
    { stages: 'Stage 2: Day 1 is used twice.' },
  ],
];

describe.each(rows)('an event with %j', (changes, errors) => {
  it('is validated by its rules, whether new or changed', () => {
    expect(findFieldErrors(newEventRules, { ...validValues, ...changes })).toEqual(errors);
    expect(findFieldErrors(changedEventRules, { ...validValues, ...changes })).toEqual(errors);
  });
});

describe.each(rows)('a draft with %j', (changes, errors) => {
  it('may be empty except for its title, and what is given obeys the same rules (EV-41)', () => {
    const isGiven = ([field]: [string, unknown]) =>
      field === 'opportunityTitle' || Reflect.get({ ...validValues, ...changes }, field) !== '';
    expect(findFieldErrors(draftEventRules, { ...validValues, ...changes })).toEqual(
      Object.fromEntries(Object.entries(errors).filter(isGiven)),
    );
  });
});

it('a new event must start in the future, an existing one may be running', () => {
  const running = { ...validValues, registerStart: '2020-05-01T09:00', startTime: '2031-01-01T10:00' };
  const past = {
    ...running,
    startTime: '2021-05-01T09:00',
    endTime: '2021-05-02T09:00',
    registerEnd: '2021-05-01T09:00',
  };
  expect(findFieldErrors(newEventRules, past)).toEqual({ startTime: 'The event must start in the future.' });
  expect(findFieldErrors(changedEventRules, past)).toEqual({});
  expect(findFieldErrors(draftEventRules, past)).toEqual({});
});

it('room names have 1 to 40 characters, and only on-site events have rooms', () => {
  const roomNames = 'x'.repeat(41);
  expect(findFieldErrors(newEventRules, { ...validValues, roomNames })).toEqual({});
  expect(
    findFieldErrors<EventValues>(newEventRules, { ...validValues, roomNames, eventMode: 'offline' }),
  ).toEqual({
    roomNames: "A room's name has 1 to 40 characters.",
  });
});
