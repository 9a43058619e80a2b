/** Maximum number of administrators of an event, without its owner (HO-5). */
export const ADMINISTRATORS_MAX = 20;

/** An administrator has one role at an event; a manager may do all but delete, cancel and add administrators (HO-19). */
export const ADMINISTRATOR_ROLES = ['MANAGER', 'EDITOR', 'DESK'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

/** The names of the roles on screens. */
export const administratorRoleNames: Readonly<Record<AdministratorRole, string>> = {
  MANAGER: 'Manager',
  EDITOR: 'Editor',
  DESK: 'Desk',
};

/**
 * Rights at an event: `event` changes the event and its questions, `participants` reads, checks in and gives rooms to
 * people, `management` writes announcements and reads scores.
 */
export type HostRight = 'event' | 'participants' | 'management';

/** The roles with each right; an owner has all of them (HO-19). */
export const rolesWithRight: Readonly<Record<HostRight, readonly AdministratorRole[]>> = {
  event: ['MANAGER', 'EDITOR'],
  participants: ['MANAGER', 'DESK'],
  management: ['MANAGER'],
};

/** The error for a host whose role does not allow a screen or a call (HO-19). */
export const RIGHT_MISSING_TEXT = 'Your role at this event does not allow this. Ask its owner.';

/** The part of an event's replies that decides the rights of the reading host. */
export interface EventRole {
  role: 'OWNER' | 'ADMIN';
  /** Absent for the owner, and in replies of earlier releases, whose administrators are managers. */
  administratorRole?: AdministratorRole | undefined;
}

/** Whether a host of an event has a right; the server decides. */
export const hasHostRight = ({ role, administratorRole = 'MANAGER' }: EventRole, right: HostRight): boolean =>
  role === 'OWNER' || rolesWithRight[right].includes(administratorRole);

/** Minimum length of a search for hosts (HO-4). */
export const HOST_SEARCH_MIN_LENGTH = 2;
