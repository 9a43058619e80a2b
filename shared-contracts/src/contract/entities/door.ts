import { z } from '#schema';
import { NAME_MAX_LENGTH, normalizeName } from '../rules/names';
import { walkInRules } from '../rules/walkIn';
import { enforceRules } from './enforceRules';
import { emailText } from './signUpForm';
import { givenText, id, instant } from './text';

/** A registered person as a device at the door has it, without contact data (TK-6). */
export const doorPerson = z.object({
  /** The account's id. */
  id: id(),
  name: z.string(),
  /** SHA-256 of the tokens that open the door, in base64url: that of the current key, and of the one before. */
  hashes: z.array(z.string()),
  checkedInAt: z.nullable(instant()),
  /** Whether the person cancelled the registration. */
  cancelled: z.boolean(),
});
export type DoorPerson = z.infer<typeof doorPerson>;

/** The event at its door, with its figures. */
export const doorEvent = z.object({
  eventId: id(),
  title: z.string(),
  startTime: instant(),
  endTime: instant(),
  timezone: z.string(),
  cancelled: z.boolean(),
  registered: z.int(),
  checkedIn: z.int(),
  /** Null without a limit. */
  seatsLeft: z.nullable(z.int()),
  /** The name of the link that a helper uses; null for a host. */
  link: z.nullable(z.string()),
});
export type DoorEvent = z.infer<typeof doorEvent>;

/** The most people of one reply, which keeps it below 300 kB. */
export const DOOR_PAGE_SIZE = 1_000;

export const doorPeople = z.object({
  event: doorEvent,
  people: z.array(doorPerson),
  /** The cursor of the next page; null after the last. */
  next: z.nullable(z.string()),
  /** For the next reading of changes. */
  since: instant(),
  serverNow: instant(),
});

/** The most scans of one call. */
export const SCANS_MAX = 200;

/** A check-in or its reversal, at the device's time. The device makes the id, so a repeat changes nothing. */
export const scan = z.object({
  id: id(),
  personId: id(),
  kind: z.enum(['in', 'undo']),
  at: instant(),
});
export type Scan = z.infer<typeof scan>;

export const scanned = z.object({
  id: id(),
  /** `unknown` for a person who was never registered; `late` for a helper's scan after the event's end. */
  state: z.enum(['saved', 'unknown', 'late']),
  person: z.nullable(doorPerson),
});
export type Scanned = z.infer<typeof scanned>;

/** The longest name of a link in characters. */
export const DOOR_LINK_NAME_MAX = 60;
/** The most links of an event that are not revoked. */
export const DOOR_LINKS_MAX = 50;

export const doorLink = z.object({
  id: id(),
  name: z.string(),
  createdAt: instant(),
  revokedAt: z.nullable(instant()),
  /** Scans that were made with the link. */
  scans: z.int(),
});
export type DoorLink = z.infer<typeof doorLink>;

export const doorLinkName = z.object({
  name: givenText(DOOR_LINK_NAME_MAX).check(z.minLength(1, 'Please name the link.')),
});

/** A person who comes to the door without a registration (TK-9). */
export const walkIn = z
  .object({
    name: z.pipe(givenText(NAME_MAX_LENGTH), z.transform(normalizeName)),
    email: emailText(),
  })
  .check(enforceRules<{ name: string; email: string }>(() => walkInRules));
