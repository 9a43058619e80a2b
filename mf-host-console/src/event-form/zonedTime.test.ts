import { isSkippedTime, toInstant, toLocalTime } from './zonedTime';

describe.each([
  ['Asia/Kolkata', '2031-05-03T10:00', '2031-05-03T04:30:00.000Z'],
  ['Asia/Kathmandu', '2031-01-01T00:15', '2030-12-31T18:30:00.000Z'],
  ['UTC', '2031-05-03T10:00', '2031-05-03T10:00:00.000Z'],
  ['America/New_York', '2031-01-15T09:00', '2031-01-15T14:00:00.000Z'],
  ['America/New_York', '2031-07-15T09:00', '2031-07-15T13:00:00.000Z'],
  ['Europe/Paris', '2031-03-30T01:59', '2031-03-30T00:59:00.000Z'],
  ['Europe/Paris', '2031-03-30T03:00', '2031-03-30T01:00:00.000Z'],
  ['Europe/Paris', '2031-10-26T03:30', '2031-10-26T02:30:00.000Z'],
  ['Pacific/Auckland', '2031-06-01T00:00', '2031-05-31T12:00:00.000Z'],
])('in %s, %s', (zone, local, instant) => {
  it(`is ${instant}, and back`, () => {
    expect(toInstant(local, zone)).toBe(instant);
    expect(toLocalTime(instant, zone)).toBe(local);
  });
});

it('moves a time in a skipped hour forward', () => {
  expect(toLocalTime(toInstant('2031-03-30T02:30', 'Europe/Paris'), 'Europe/Paris')).toBe('2031-03-30T03:30');
});

it.each(['', 'tomorrow', '2031-05-03T'])('is empty for %j', (text) => {
  expect(toInstant(text, 'Asia/Kolkata')).toBe('');
});

it('drops the seconds of an instant', () => {
  expect(toLocalTime('2031-05-03T04:30:59.999Z', 'Asia/Kolkata')).toBe('2031-05-03T10:00');
});

describe('a local time that a clock change skips', () => {
  it.each([
    ['2031-03-09T02:30', 'America/New_York', true],
    ['2031-03-09T03:30', 'America/New_York', false],
    // This hour occurs twice.
    ['2031-11-02T01:30', 'America/New_York', false],
    ['2031-03-09T02:30', 'Asia/Kolkata', false],
    ['', 'America/New_York', false],
  ])('%s in %s: %s', (localTime, zone, isSkipped) => {
    expect(isSkippedTime(localTime, zone)).toBe(isSkipped);
  });
});
