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

// A formatter costs a cheap phone about 5 ms, and a page of cards asks for dozens: each is made once.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(shape: keyof typeof SHAPES, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone ?? ''}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...SHAPES[shape], timeZone });
  formatters.set(key, formatter);
  return formatter;
}

const inShape = (shape: keyof typeof SHAPES) => (instant: string, timeZone?: string) =>
  formatterOf(shape, timeZone).format(new Date(instant));

/** "May 3, 2026, 10:00 AM GMT+5:30" in the reader's own zone, or in the one given; en-US form (EV-5). */
export const formatDateTime = inShape('dateTime');

/** "May 3, 2026", en-US form (EV-5). */
export const formatDate = inShape('date');

/** "May 3, 10:00 AM": short enough for a button or a card (EV-5). */
export const formatMoment = inShape('moment');
