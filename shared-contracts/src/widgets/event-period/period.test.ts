import { readPeriod, toPeriodQuery } from './period';

// A Saturday; the tests run in India's zone.
const now = Date.parse('2031-05-31T12:00:00+05:30');
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();

describe('the period of an address', () => {
  test.each([
    ['', {}],
    ['when=today', { from: midnight('2031-05-31'), to: midnight('2031-06-01') }],
    ['when=week', { from: midnight('2031-05-26'), to: midnight('2031-06-02') }],
    ['when=month', { from: midnight('2031-05-01'), to: midnight('2031-06-01') }],
    ['when=dates', {}],
    ['from=2031-06-03&to=2031-06-30', { from: midnight('2031-06-03'), to: midnight('2031-07-01') }],
    ['when=dates&from=2031-06-03', { from: midnight('2031-06-03') }],
    ['when=someday&from=0031-06-03&to=2031-13-45', {}],
  ])('?%s', (query, expected) => {
    expect(toPeriodQuery(readPeriod(new URLSearchParams(query)), now)).toEqual(expected);
  });
});
