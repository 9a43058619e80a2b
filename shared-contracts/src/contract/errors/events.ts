import { DOOR_LINKS_MAX } from '../entities/door';
import { ADMINISTRATORS_MAX, RIGHT_MISSING_TEXT } from '../rules/administrators';
import { ANNOUNCEMENTS_A_DAY } from '../rules/announcement';
import { ALLOCATIONS_MAX, ROOMS_MAX } from '../rules/roomNames';

export const NOT_THE_OWNER = { status: 403, message: 'Only the owner of the event may do this.' } as const;
export const RIGHT_MISSING = { status: 403, message: RIGHT_MISSING_TEXT } as const;
export const EVENT_CANCELLED = { status: 409, message: 'This event was cancelled.' } as const;
export const EVENT_ENDED = { status: 409, message: 'This event has ended.' } as const;
export const EVENT_NOT_PUBLISHED = {
  status: 409,
  message: 'This event is a draft: only its hosts see it.',
} as const;
export const EVENT_HAS_ATTENDEES = {
  status: 409,
  message: 'People are registered for this event, so it cannot become a draft.',
} as const;
export const EVENT_NOT_DELETED = {
  status: 409,
  code: 'EVENT_ENDED',
  message: 'Failed to delete event',
} as const;
export const VERSION_CONFLICT = {
  status: 409,
  message: 'Somebody else has changed this event. Please load it again.',
} as const;
// The API adds the number of registrations.
export const CAPACITY_BELOW_COUNT = {
  status: 409,
  message: 'Capacity cannot be below the number of registered people.',
} as const;
// The API names the team size if that is the conflict.
export const TEAM_SIZE_CONFLICT = {
  status: 409,
  message: 'Teams have formed already. Keep the participation type Team.',
} as const;
export const CATEGORY_FIXED = { status: 409, message: 'The type can no longer change.' } as const;
export const NOT_PRIVATE = { status: 409, message: 'Only a private event has an invite link.' } as const;
export const NOT_A_HOST = { status: 400, message: 'Only another host can become an administrator.' } as const;
export const ADMINISTRATOR_LIMIT = {
  status: 409,
  code: 'LIMIT',
  message: `An event has at most ${ADMINISTRATORS_MAX} administrators.`,
} as const;
export const ANNOUNCEMENT_LIMIT = {
  status: 409,
  code: 'LIMIT',
  message: `An event sends at most ${ANNOUNCEMENTS_A_DAY} announcements within 24 hours.`,
} as const;
export const NO_RECIPIENTS = {
  status: 409,
  message: 'Nobody would get this announcement. Choose other recipients.',
} as const;
export const CERTIFICATES_TOO_EARLY = {
  status: 409,
  message: 'Certificates can be issued once the event has begun, those of a quiz once it has ended.',
} as const;
export const DOOR_CLOSED = { status: 410, message: 'The check-in of this event has ended.' } as const;
export const LINK_REVOKED = {
  status: 410,
  message: 'The host has ended this link. Ask for a new one.',
} as const;
export const TOO_MANY_LINKS = {
  status: 409,
  message: `An event has at most ${DOOR_LINKS_MAX} links. Revoke one first.`,
} as const;
export const CERTIFICATE_REVOKED = { status: 410, message: 'This certificate is no longer valid.' } as const;
export const NAME_CORRECTED = {
  status: 409,
  message: 'You have corrected this name already. Ask the host of the event for another change.',
} as const;
export const UNDO_EXPIRED = { status: 409, message: 'It is too late to undo this.' } as const;
export const ROOM_NAMES_REFUSED = {
  status: 400,
  code: 'VALIDATION',
  message: 'Room creation failed',
} as const;
export const ROOM_LIMIT = {
  status: 409,
  code: 'LIMIT',
  message: `An event has at most ${ROOMS_MAX} rooms.`,
} as const;
export const ROOM_NAME_TAKEN = { status: 409, message: 'Another room of this event has this name.' } as const;
export const TOO_MANY_ALLOCATIONS = {
  status: 400,
  message: `This list has more than ${ALLOCATIONS_MAX} allocations. Please read it in pages.`,
} as const;
export const ROOM_FULL = { status: 409, message: 'This room is full.' } as const;
// The API adds the number of people.
export const CAPACITY_BELOW_OCCUPIED = {
  status: 409,
  message: 'More people are already in this room. Remove some first.',
} as const;
export const NOT_OF_THE_EVENT = {
  status: 400,
  message: 'Choose a team or a participant of this event.',
} as const;
