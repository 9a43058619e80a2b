import type { AccountDeletionHandler } from './features/accounts/deletion/leaveUpcomingEvents';
import { leaveUpcomingTeams } from './features/teams/leaveUpcomingTeams';

/** The handlers for deleting an account, shared by the server and the operator's command. */
export const accountDeletionHandlers: readonly AccountDeletionHandler[] = [leaveUpcomingTeams];
