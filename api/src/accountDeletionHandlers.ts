import type { AccountDeletionHandler } from './features/accounts/deletion/leaveUpcomingEvents';
import { leaveUpcomingTeams } from './features/teams/leaveUpcomingTeams';

/** Server and operator's command delete accounts with the same handlers. */
export const accountDeletionHandlers: readonly AccountDeletionHandler[] = [leaveUpcomingTeams];
