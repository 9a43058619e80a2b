import type { Category, Mode } from '@marquee/shared-contracts';

/** An instant as days after the seeding and the local time in India, such as `[2, '10:00']`. */
export type DemoTime = readonly [day: number, time: string];

export interface DemoEvent {
  key: string;
  host: 'host1' | 'host2' | 'host3' | 'host4';
  administrators?: readonly DemoEvent['host'][];
  category: Category;
  mode: Mode;
  title: string;
  description: string;
  organization: string;
  venue?: string;
  url?: string;
  image: string;
  festival?: string;
  registration: readonly [DemoTime, DemoTime];
  time: readonly [DemoTime, DemoTime];
  capacityMax?: number;
  teams?: readonly [min: number, max: number];
  visibility?: 'private';
  showContactEmail?: boolean;
  /** Cancelled the day before the seeding. */
  cancelled?: true;
  /** The stages, one for each day. */
  timeline: readonly string[];
  /** How many of the demonstration's participants are registered. */
  registered: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const INDIA = 330 * MINUTE;

/** Adds days and time to `now`; India has one time zone without daylight saving. */
export function toInstant([day, time]: DemoTime, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor((now.getTime() + INDIA) / DAY) * DAY - INDIA;
  return new Date(midnight + day * DAY + (hours * 60 + minutes) * MINUTE);
}
