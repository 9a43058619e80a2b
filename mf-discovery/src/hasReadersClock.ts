import { formatShortDateTime } from '@marquee/shared-contracts';

/** Minutes of India's offset, as `getTimezoneOffset` gives it. */
const INDIA_OFFSET = -330;

/** Whether the zone has the reader's clock then. Avoids `Intl` for Indians, whose first use delays the first cards. */
export function hasReadersClock(instant: string, timezone: string): boolean {
  if (timezone === 'Asia/Kolkata' && new Date(instant).getTimezoneOffset() === INDIA_OFFSET) return true;
  return formatShortDateTime(instant) === formatShortDateTime(instant, timezone);
}
