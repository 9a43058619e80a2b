import type { HostEventDetails } from '@marquee/shared-contracts';
import { sampleHostEventDetails } from '@marquee/shared-contracts/testing';
import {
  toRequestBody,
  getChanges,
  toTimelineEntries,
  toFormErrors,
  listRoomNames,
  toEventValues,
} from './eventAdapter';
import { createEmptyEvent, type EventValues } from './EventValues';

const typed: EventValues = {
  ...createEmptyEvent(),
  opportunityType: 'hackathon',
  opportunityTitle: '  Green   Hack ',
  organization: 'Lakeside College',
  aboutOpportunity: ' Build something green.\n',
  registerStart: '2031-05-01T09:00',
  registerEnd: '2031-05-03T09:00',
  startTime: '2031-05-03T10:00',
  endTime: '2031-05-04T10:00',
};

const rows: [what: string, typed: Partial<EventValues>, sent: Partial<ReturnType<typeof toRequestBody>>][] = [
  ['the type is the category', { opportunityType: 'seminar' }, { category: 'seminar' }],
  ['the title, tidied', {}, { title: 'Green Hack' }],
  ['the organization is the location', {}, { location: 'Lakeside College' }],
  ['the about text is the description', {}, { description: 'Build something green.' }],
  ['the mode in capitals', { eventMode: 'offline' }, { mode: 'OFFLINE' }],
  ['a venue of an event at a place', { eventMode: 'offline', venue: ' Hall 1 ' }, { venue: 'Hall 1' }],
  ['no venue of an online event', { eventMode: 'online', venue: 'Hall 1' }, { venue: null }],
  ['no website as null', { website: ' ' }, { url: null }],
  ['a website without a scheme with https', { website: 'hack.test' }, { url: 'https://hack.test' }],
  ['the website is the url', { website: 'https://hack.test' }, { url: 'https://hack.test' }],
  ['a join link with its scheme', { joinLink: ' meet.test/a ' }, { joinLink: 'https://meet.test/a' }],
  ['no join link at a place', { eventMode: 'offline', joinLink: 'meet.test/a' }, { joinLink: null }],
  ['the festival, trimmed', { festival: ' Technova ' }, { festival: 'Technova' }],
  ['no festival as null', { festival: '  ' }, { festival: null }],
  ['no picture as the default one', { imageUrl: '' }, { imageUrl: '/images/default-event.svg' }],
  ['times of the event’s zone as instants', {}, { startTime: '2031-05-03T04:30:00.000Z' }],
  [
    'times of another zone',
    { timezone: 'America/New_York' },
    { startTime: '2031-05-03T14:00:00.000Z', timezone: 'America/New_York' },
  ],
  ['empty times as null', { endTime: '' }, { endTime: null }],
  ['no capacity as unlimited', { capacityMax: ' ' }, { capacityMax: null }],
  ['places as a number', { capacityMax: '120', capacityMin: '5' }, { capacityMax: 120, capacityMin: 5 }],
  [
    'sizes of teams',
    { participationType: 'Team', minTeamSize: '2', maxTeamSize: '4' },
    { teamCreationAllowed: true, minTeamSize: 2, maxTeamSize: 4 },
  ],
  [
    'sizes that were left empty as 1',
    { participationType: 'Team', minTeamSize: '', maxTeamSize: '' },
    { minTeamSize: 1, maxTeamSize: 1 },
  ],
  [
    'no sizes where people take part alone',
    { participationType: 'Individual', minTeamSize: '2', maxTeamSize: '4' },
    { teamCreationAllowed: false, minTeamSize: 1, maxTeamSize: 1 },
  ],
  ['who may see it', { visibility: 'private' }, { visibility: 'private' }],
  ['whether the email shows', { showContactEmail: true }, { showContactEmail: true }],
];

describe('the request body of a form', () => {
  it.each(rows)('%s', (_what, changes, sent) => {
    expect(toRequestBody({ ...typed, ...changes })).toMatchObject(sent);
  });

  it('contains the stages without their row ids', () => {
    const stages = [{ id: 7, day: '2', description: ' Finals ' }];
    expect(toTimelineEntries({ stages })).toEqual([{ day: 2, description: 'Finals' }]);
  });

  it('contains the rooms of an on-site event without blank lines (RM-4)', () => {
    const roomNames = 'LT-1\n\n  LT-2 \n';
    expect(listRoomNames({ ...typed, eventMode: 'offline', roomNames })).toEqual(['LT-1', 'LT-2']);
    expect(listRoomNames({ ...typed, eventMode: 'online', roomNames })).toEqual([]);
  });
});

describe('an existing event', () => {
  const existingEvents: Partial<HostEventDetails>[] = [
    {},
    { mode: 'offline', venue: 'Hall 1', url: 'https://hack.test', festival: 'Technova' },
    { teamCreationAllowed: true, minTeamSize: 2, maxTeamSize: 4, capacityMax: null },
    { timezone: 'America/New_York', visibility: 'private', showContactEmail: true },
    { imageUrl: '/images/events/lift-off.svg', category: 'other' },
  ];

  it.each(existingEvents)('survives the conversion to form values and back: %j', (changes) => {
    const times = {
      registerStart: '2031-05-01T03:30:00.000Z',
      registerEnd: '2031-05-03T03:30:00.000Z',
      startTime: '2031-05-03T04:30:00.000Z',
      endTime: '2031-05-04T04:30:00.000Z',
    };
    const event = sampleHostEventDetails({ ...times, ...changes });
    const body = toRequestBody(toEventValues(event));
    const { organization, ...same } = event;
    const expected = { ...same, location: organization, mode: event.mode.toUpperCase() };
    for (const [field, value] of Object.entries(body))
      expect([field, value || null]).toEqual([field, Reflect.get(expected, field) || null]);
    expect(toTimelineEntries(toEventValues(event))).toEqual(event.timelineEntries);
  });
});

describe('the request body of an update', () => {
  const before = toEventValues(sampleHostEventDetails());
  const changes: [what: string, change: Partial<EventValues>, fields: string[]][] = [
    ['nothing', {}, []],
    ['a title', { opportunityTitle: 'Other' }, ['title']],
    ['an organization', { organization: 'Other' }, ['location']],
    ['a time', { endTime: '2031-05-04T10:00' }, ['endTime']],
    ['a mode', { eventMode: 'offline' }, ['joinLink', 'mode', 'venue']],
    [
      'the zone, which moves all times',
      { timezone: 'UTC' },
      ['endTime', 'registerEnd', 'registerStart', 'startTime', 'timezone'],
    ],
    ['teams', { participationType: 'Team' }, ['maxTeamSize', 'minTeamSize', 'teamCreationAllowed']],
    ['stages, which have a call of their own', { stages: [] }, []],
  ];

  it.each(changes)('%s', (_what, change, fields) => {
    expect(Object.keys(getChanges(before, { ...before, ...change })).toSorted()).toEqual(fields);
  });
});

it("maps the server's field errors to form fields", () => {
  expect(
    toFormErrors({
      title: 'a',
      location: 'b',
      'entries.0.day': 'c',
      teamCreationAllowed: 'd',
      other: 'e',
    }),
  ).toEqual({ opportunityTitle: 'a', organization: 'b', stages: 'c', participationType: 'd', other: 'e' });
});
