import type { AccountDeletionHandler } from './features/accounts/deletion/leaveUpcomingEvents';
import { withdrawCertificates } from './features/certificates/changeCertificate';
import { giveFreedSeats } from './features/registration/waitlist/giveFreedSeats';
import { leaveRequests } from './features/registration/requests/endRequests';
import { leaveWaitlists } from './features/registration/waitlist/endWaits';
import { leaveUpcomingTeams } from './features/teams/leaveUpcomingTeams';

/** The handlers for deleting an account, shared by the server and the operator's command. */
export const accountDeletionHandlers: readonly AccountDeletionHandler[] = [
  { leave: leaveUpcomingTeams },
  { leave: leaveRequests },
  { leave: withdrawCertificates },
  { leave: leaveWaitlists, seatFreed: giveFreedSeats },
];
