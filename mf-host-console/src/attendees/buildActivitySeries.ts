import type { ActivityDay } from '@marquee/shared-contracts';

/** Activity of one day, or of one week for long periods; `from` is the first day. */
export interface ActivitySpan {
  from: string;
  to: string;
  registrations: number;
  views: number;
}

const DAY_MS = 86_400_000;
/** chosen: maximum columns that remain distinguishable on a phone. */
const MAX_COLUMNS = 45;

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Returns every day between the first and the last activity, including days without any, or whole weeks for long
 * periods.
 */
export function buildActivitySeries(days: readonly ActivityDay[]): ActivitySpan[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const start = Date.parse(first.day);
  const count = Math.round((Date.parse(last.day) - start) / DAY_MS) + 1;
  const width = count > MAX_COLUMNS ? 7 : 1;
  const spans = Array.from({ length: Math.ceil(count / width) }, (_span, index) => ({
    from: formatDay(start + index * width * DAY_MS),
    to: formatDay(start + Math.min((index + 1) * width - 1, count - 1) * DAY_MS),
    registrations: 0,
    views: 0,
  }));
  for (const { day, registrations, views } of days) {
    const span = spans[Math.floor((Date.parse(day) - start) / DAY_MS / width)];
    if (span === undefined) continue;
    span.registrations += registrations;
    span.views += views;
  }
  return spans;
}
