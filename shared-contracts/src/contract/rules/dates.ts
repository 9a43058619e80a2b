const at = (options: Intl.DateTimeFormatOptions, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', timeZone === undefined ? options : { ...options, timeZone });

/** "May 3, 2026, 10:00 AM GMT+5:30" in the reader's own zone, or in the one given; en-US form (EV-5). */
export const formatDateTime = (instant: string, timeZone?: string): string =>
  at(
    {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    },
    timeZone,
  ).format(new Date(instant));

/** "May 3, 2026", en-US form (EV-5). */
export const formatDate = (instant: string, timeZone?: string): string =>
  at({ month: 'short', day: 'numeric', year: 'numeric' }, timeZone).format(new Date(instant));

/** "May 3, 10:00 AM": short enough for a button or a card (EV-5). */
export const formatMoment = (instant: string, timeZone?: string): string =>
  at({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, timeZone).format(
    new Date(instant),
  );
