import { type EventForm, eventRules, isEventImage, startRule, withTeamSizes } from './eventForm';
import { findFieldErrors } from './Rule';

const form: EventForm = {
  title: 'Reading the sky',
  description: 'Three hours with a telescope.',
  location: 'Example College',
  venue: '',
  joinLink: '',
  url: '',
  imageUrl: '/images/default-event.svg',
  festival: '',
  timezone: 'Asia/Kolkata',
  registerStart: '2026-06-01T09:00:00+05:30',
  registerEnd: '2026-06-10T09:00:00+05:30',
  startTime: '2026-06-10T09:00:00+05:30',
  endTime: '2026-06-10T12:00:00+05:30',
  capacityMin: 0,
  capacityMax: null,
  teamCreationAllowed: false,
  minTeamSize: 1,
  maxTeamSize: 1,
  waitlist: false,
  confirmationHours: 0,
  approval: false,
  formQuestions: [],
};

const TITLE = 'Title must have 3 to 120 characters.';
const URL_TEXT = 'Please enter an address that starts with http:// or https://.';
const IMAGE = 'Please upload a picture or choose one of ours.';
const SMALLEST = 'The minimum team size must be 1 or more, and not above the maximum.';
const LARGEST = 'Teams may have 1 to 50 people.';
const createTeamValues = (minTeamSize: number, maxTeamSize: number) => ({
  teamCreationAllowed: true,
  minTeamSize,
  maxTeamSize,
});

const rows: [changes: Partial<EventForm>, errors: Partial<Record<keyof EventForm, string>>][] = [
  [{}, {}],
  [{ title: 'ab' }, { title: TITLE }],
  [{ title: '  ab  ' }, { title: TITLE }],
  [{ title: 'abc' }, {}],
  [{ title: 'a'.repeat(120) }, {}],
  [{ title: 'a'.repeat(121) }, { title: TITLE }],
  [{ description: '' }, { description: 'Description must have 1 to 5000 characters.' }],
  [{ description: 'a'.repeat(5000) }, {}],
  [{ description: 'a'.repeat(5001) }, { description: 'Description must have 1 to 5000 characters.' }],
  [{ location: '' }, { location: 'Organization must have 1 to 120 characters.' }],
  [{ location: 'a'.repeat(121) }, { location: 'Organization must have 1 to 120 characters.' }],
  [{ venue: 'a'.repeat(201) }, { venue: 'Venue may have at most 200 characters.' }],
  [{ festival: 'a'.repeat(121) }, { festival: 'Festival may have at most 120 characters.' }],
  [{ url: 'https://example.org/a?b=c' }, {}],
  [{ url: 'HTTP://example.org' }, {}],
  [{ url: 'example.org' }, { url: URL_TEXT }],
  [{ url: 'javascript:alert(1)' }, { url: URL_TEXT }],
  [{ url: 'ftp://example.org' }, { url: URL_TEXT }],
  [{ url: 'https://a:b@example.org' }, { url: URL_TEXT }],
  [{ url: 'https://evil.com\\@good.com' }, { url: URL_TEXT }],
  [{ url: 'https://' }, { url: URL_TEXT }],
  [{ imageUrl: 'https://example.org/a.png' }, { imageUrl: IMAGE }],
  [{ timezone: 'Europe/Paris' }, {}],
  [{ timezone: 'Moon/Sea' }, { timezone: 'Please choose a time zone.' }],
  [{ registerStart: form.registerEnd }, { registerEnd: 'Registration must end after it starts.' }],
  [{ registerEnd: form.endTime }, {}],
  [{ registerEnd: '2026-06-10T06:30:01Z' }, { registerEnd: 'Registration must end before the event does.' }],
  [{ startTime: form.endTime }, { endTime: 'The event must end after it starts.' }],
  [{ endTime: '2027-06-11T09:00:00+05:30' }, {}],
  [{ endTime: '2027-06-11T09:00:01+05:30' }, { endTime: 'The event may last at most 366 days.' }],
  [{ capacityMax: 1 }, {}],
  [{ capacityMax: 0 }, { capacityMax: 'Capacity must be 1 or more, or unlimited.' }],
  [{ capacityMax: 2.5 }, { capacityMax: 'Capacity must be 1 or more, or unlimited.' }],
  [{ capacityMax: 2 ** 31 }, { capacityMax: 'Capacity must be 1 or more, or unlimited.' }],
  [{ capacityMin: 5, capacityMax: 5 }, {}],
  [{ capacityMin: 6, capacityMax: 5 }, { capacityMin: "The minimum can't exceed the capacity." }],
  [{ capacityMin: 6, capacityMax: null }, {}],
  [{ capacityMin: -1 }, { capacityMin: 'Minimum participants must be 0 or more.' }],
  [createTeamValues(1, 50), {}],
  [createTeamValues(2, 2), {}],
  [createTeamValues(3, 2), { minTeamSize: SMALLEST }],
  [createTeamValues(0, 2), { minTeamSize: SMALLEST }],
  [createTeamValues(1, 51), { maxTeamSize: LARGEST }],
];

describe.each(rows)('an event with %j', (changes, errors) => {
  it('is refused exactly where its rules say', () => {
    expect(findFieldErrors(eventRules, { ...form, ...changes })).toEqual(errors);
  });
});

describe('the picture of an event', () => {
  const hash = '0a9f'.repeat(16);

  it.each(['/images/default-event.svg', '/images/events/lift-off.svg', `/files/${hash}.webp`])(
    'may be %s',
    (address) => {
      expect(isEventImage(address)).toBe(true);
    },
  );

  it.each([
    '',
    '/images/avatars/1.svg',
    '/files/../secret',
    `/files/${hash}`,
    `/files/${hash}.svg`,
    `/files/a/${hash}.png`,
    `//evil.test/files/${hash}.png`,
  ])('may not be %j', (address) => {
    expect(isEventImage(address)).toBe(false);
  });
});

describe('a new event', () => {
  it('starts in the future, not now', () => {
    const now = Date.parse(form.startTime);
    expect(startRule(form.startTime, now - 1)).toBeUndefined();
    expect(startRule(form.startTime, now)).toBe('The event must start in the future.');
  });

  it('has teams of one where people take part alone', () => {
    expect(withTeamSizes({ ...form, minTeamSize: 2, maxTeamSize: 4 })).toEqual(form);
    expect(withTeamSizes({ ...form, ...createTeamValues(2, 4) })).toEqual({
      ...form,
      ...createTeamValues(2, 4),
    });
  });
});
