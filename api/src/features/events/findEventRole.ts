import type { AdministratorRole } from '@marquee/shared-contracts';

interface RoleRow {
  ownerId: string;
  administratorRole: AdministratorRole | null;
}

/** Returns the role of a host at an event for replies; undefined for other accounts (HO-19). */
export function findEventRole(event: RoleRow | undefined, userId: string) {
  if (event?.ownerId === userId) return { role: 'OWNER' as const };
  if (event?.administratorRole) return { role: 'ADMIN' as const, administratorRole: event.administratorRole };
  return undefined;
}
