import { buildActivitySeries } from './buildActivitySeries';

const createDay = (text: string, registrations = 1, views = 2) => ({ day: text, registrations, views });

describe('the series of a chart', () => {
  it('is empty without activity', () => {
    expect(buildActivitySeries([])).toEqual([]);
  });

  it('includes days without activity, across months', () => {
    expect(buildActivitySeries([createDay('2026-02-27', 3, 5), createDay('2026-03-02')])).toEqual([
      { from: '2026-02-27', to: '2026-02-27', registrations: 3, views: 5 },
      { from: '2026-02-28', to: '2026-02-28', registrations: 0, views: 0 },
      { from: '2026-03-01', to: '2026-03-01', registrations: 0, views: 0 },
      { from: '2026-03-02', to: '2026-03-02', registrations: 1, views: 2 },
    ]);
  });

  it.each([
    ['45 days', '2026-02-14', 45, '2026-02-14'],
    ['weeks from 46 days on', '2026-02-15', 7, '2026-02-15'],
    ['53 weeks for a year', '2026-12-31', 53, '2026-12-31'],
  ])('has at most %s', (_what, last, length, to) => {
    const series = buildActivitySeries([createDay('2026-01-01'), createDay(last)]);
    expect(series).toHaveLength(length);
    expect(series.at(-1)?.to).toBe(to);
    expect(series.reduce((sum, span) => sum + span.registrations, 0)).toBe(2);
  });

  it('sums the activity of a week', () => {
    const [first] = buildActivitySeries([
      createDay('2026-01-01'),
      createDay('2026-01-07'),
      createDay('2026-01-08'),
      createDay('2026-06-01'),
    ]);
    expect(first).toEqual({ from: '2026-01-01', to: '2026-01-07', registrations: 2, views: 4 });
  });
});
