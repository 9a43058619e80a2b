/** Periods by their query value. */
export const PERIODS = {
  any: 'Any time',
  today: 'Today',
  week: 'This week',
  month: 'This month',
  dates: 'Choose dates',
} as const;
export type PeriodName = keyof typeof PERIODS;

/** When events take place, in days of the reader's zone. */
export interface Period {
  when: PeriodName;
  /** First and last day of `dates` as `YYYY-MM-DD`, '' for no limit. */
  from: string;
  to: string;
}

/** Milliseconds; an event takes place in it if it ends after `from` and starts before `to`. */
interface Interval {
  from?: number;
  to?: number;
}

const isPeriodName = (text: string | null): text is PeriodName => text !== null && text in PERIODS;

/** Whether a text is a day of this century or the next. */
export const isDay = (text: string): boolean =>
  /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const readDay = (text: string | null): string => (text !== null && isDay(text) ? text : '');

/** Parses the period from query parameters; unknown values are ignored. */
export function readPeriod(params: URLSearchParams): Period {
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  const when = params.get('when');
  return { from, to, when: isPeriodName(when) ? when : from + to === '' ? 'any' : 'dates' };
}

/** Midnight at the start of the day after `days` days, in the reader's zone. */
const addDays = (day: Date, days: number): number =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();

const parseDay = (text: string): Date => new Date(`${text}T00:00`);

/** Weeks end on Sunday. */
const countDaysOfWeekLeft = (today: Date): number => 7 - ((today.getDay() + 6) % 7);

/** The query parameter of each part of a period, '' for its default. */
export const periodParameters = {
  when: ({ when }) => (when === 'any' ? '' : when),
  from: ({ when, from }) => (when === 'dates' ? from : ''),
  to: ({ when, to }) => (when === 'dates' ? to : ''),
} satisfies Record<keyof Period, (period: Period) => string>;

const toMonth = (today: Date, months: number): number =>
  new Date(today.getFullYear(), today.getMonth() + months).getTime();

/** The interval of a period. */
export function toInterval({ when, from, to }: Period, now: number): Interval {
  const today = new Date(now);
  const daysLeft = countDaysOfWeekLeft(today);
  if (when === 'today') return { from: addDays(today, 0), to: addDays(today, 1) };
  if (when === 'week') return { from: addDays(today, daysLeft - 7), to: addDays(today, daysLeft) };
  if (when === 'month') return { from: toMonth(today, 0), to: toMonth(today, 1) };
  if (when === 'any') return {};
  return {
    ...(from !== '' && { from: parseDay(from).getTime() }),
    ...(to !== '' && { to: addDays(parseDay(to), 1) }),
  };
}

const toInstant = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** A period as the query of an event list: instants, undefined without a limit. */
export function toPeriodQuery(period: Period, now: number) {
  const { from, to } = toInterval(period, now);
  return { from: toInstant(from), to: toInstant(to) };
}
