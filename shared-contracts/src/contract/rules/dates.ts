const SHAPES = {
  dateTime: {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof SHAPES;

// Cached, because creating a formatter costs milliseconds on a cheap phone.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatInZone(shape: Shape, instant: string, timeZone: string): string {
  const key = `${shape} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...SHAPES[shape], timeZone });
  formatters.set(key, formatter);
  // Some engines put a narrow space before AM and PM.
  return formatter.format(new Date(instant)).replaceAll('\u202f', ' ');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const padToTwoDigits = (number: number): string => String(number).padStart(2, '0');

const formatClockTime = (date: Date): string =>
  `${date.getHours() % 12 || 12}:${padToTwoDigits(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;

function formatOffset(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  if (minutes === 0) return 'GMT';
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${whole}${rest === 0 ? '' : `:${padToTwoDigits(rest)}`}`;
}

// Avoids `Intl.DateTimeFormat` for the reader's zone: its first use loads all locale data, 50 ms (200 ms on a cheap
// phone) just as the first cards arrive.
const inOwnZone: Record<Shape, (date: Date) => string> = {
  dateTime: (date) => `${inOwnZone.date(date)}, ${formatClockTime(date)} ${formatOffset(date)}`,
  date: (date) => `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`,
  moment: (date) => `${MONTHS[date.getMonth()]} ${date.getDate()}, ${formatClockTime(date)}`,
};

const createFormatter = (shape: Shape) => (instant: string, timeZone?: string) =>
  timeZone === undefined ? inOwnZone[shape](new Date(instant)) : formatInZone(shape, instant, timeZone);

/** "May 3, 2026, 10:00 AM GMT+5:30" in the reader's zone or the given zone, in en-US form (EV-5). */
export const formatDateTime = createFormatter('dateTime');

/** "May 3, 2026", en-US form (EV-5). */
export const formatDate = createFormatter('date');

/** "May 3, 10:00 AM": short enough for a button or a card (EV-5). */
export const formatShortDateTime = createFormatter('moment');

/** "Nov 25, 2:02–3:02 PM" in the reader's zone, without repeated parts; other years are named (EV-5). */
export function formatTimeRange(startTime: string, endTime: string, now = Date.now()): string {
  const thisYear = `, ${new Date(now).getFullYear()}`;
  const formatDay = (instant: string): string => formatDate(instant).replace(thisYear, '');
  const [startDay, endDay] = [formatDay(startTime), formatDay(endTime)];
  const [start, end] = [formatClockTime(new Date(startTime)), formatClockTime(new Date(endTime))];
  if (startDay !== endDay) return `${startDay}, ${start} – ${endDay}, ${end}`;
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${startDay}, ${isSameHalf ? start.slice(0, -3) : start}–${end}`;
}
